/** A few quiet sounds, made on the spot; only if the player wants them, and never in the way. */

import { settings } from '../settings.svelte'

type Tone = { at: number; hertz: number; lasts: number; loud: number; shape: OscillatorType }
export type Sound = 'roll' | 'cross' | 'lock' | 'turn' | 'end'

const tone = (at: number, hertz: number, lasts: number, loud = 0.12, shape: OscillatorType = 'triangle'): Tone => ({
  at,
  hertz,
  lasts,
  loud,
  shape,
})

const SOUNDS: Record<Sound, Tone[]> = {
  roll: [0, 0.07, 0.13, 0.21, 0.26, 0.36].map((at, knock) =>
    tone(at, 190 + 53 * ((knock * 3) % 5), 0.05, 0.1, 'square'),
  ),
  cross: [tone(0, 520, 0.06), tone(0.06, 390, 0.07)],
  lock: [tone(0, 330, 0.08), tone(0.09, 660, 0.16)],
  turn: [tone(0, 523, 0.14), tone(0.13, 784, 0.24)],
  end: [392, 494, 587, 784].map((hertz, note) => tone(note * 0.14, hertz, 0.3)),
}

let context: AudioContext | null = null

/** Let a sound be heard, if sounds are on and the browser can. */
export function play(sound: Sound): void {
  if (!settings.sounds) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined) // until the first tap
    for (const part of SOUNDS[sound]) strike(context, part)
  } catch {
    // A browser without sound: the game goes on in silence.
  }
}

function strike(audio: AudioContext, { at, hertz, lasts, loud, shape }: Tone): void {
  const begins = audio.currentTime + at
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = shape
  source.frequency.value = hertz
  volume.gain.setValueAtTime(loud, begins)
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts)
  source.connect(volume).connect(audio.destination)
  source.start(begins)
  source.stop(begins + lasts)
}
