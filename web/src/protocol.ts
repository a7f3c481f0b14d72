// Made by scripts/page_types.py from the Python sources; do not edit.

export type Ack = {
  type: "ack"
  id: string
  version: number
  duplicate?: boolean
}

export type ActRequest = {
  type: "act"
  id: string
  step: number
  seat: number
  action: string
}

export type Advice = {
  type: "advice"
  id: string
  seat: number
  action: string
  choices: Choice[]
}

export type Answered = {
  type: "answered"
  version: number
  step: number
  waiting: number[]
  you: Own[]
}

export type Arrange = {
  type: "arrange"
  id: string
  seat: number
  kind: "bot" | "none" | "open"
  level?: string
}

export type AskedInfo = {
  action: string
  position: PositionInfo
  you: Own
}

export type Blank = {
  game: string
  options: Record<string, string>
  printed: Printed
  rows: BlankRow[]
  shared: boolean
  farthest: number
}

export type BlankRow = {
  open: number
  adds: number[]
  lands: number | null
}

export type Blanks = {
  sheets: Blank[]
  tables: string[]
}

export type Board = {
  kept: boolean
  entries: BoardEntry[]
}

export type BoardEntry = {
  name: string
  score: number
  mine: boolean
}

export type BotInfo = {
  name: string
  description: string
  games: string[]
  ours: boolean
}

export type Cancel = {
  type: "cancel"
  id: string
}

export type CardsInfo = {
  hand: string[]
  backs: number[][]
  display: (number | null)[]
  top: number | null
  pile: number
  discards: string[]
  origins: number[][]
  display_origins: (number | null)[]
  pools: string[][]
}

export type Chance = {
  win: number | null
  margin: number | null
}

export type Choice = {
  action: string
  win: number | null
  margin: number | null
  equal: boolean
  reasons: ReasonInfo[]
}

export type Consent = {
  type: "consent"
  id: string
  seat: number
  proposal: number
  agree: boolean
}

export type Deleted = {
  what: "name" | "table"
}

export type Enter = {
  type: "enter"
  id: string
  step: number
  outcome: string
  corrects?: boolean
}

export type Error = {
  type: "error"
  id: string | null
  code: "answered" | "bad-device" | "bad-file" | "bad-key" | "bad-name" | "bad-roll" | "bad-salt" | "bad-setup" | "cards-unknown" | "dice-unknown" | "entered" | "forbidden-origin" | "game-over" | "hello-first" | "here" | "illegal" | "malformed" | "moved" | "name-taken" | "no-proposal" | "no-such-seat" | "not-allowed" | "not-host" | "not-running" | "not-starting" | "not-to-act" | "not-yours" | "nothing-sealed" | "open-seats" | "replaced" | "seat-taken" | "slow-down" | "stale" | "started" | "starting" | "still-running" | "storage" | "too-large" | "too-late" | "too-many" | "unknown-table" | "unproven"
  message: string
  rule?: string | null
  facts?: Record<string, string> | null
}

export type EveryRoll = {
  seat: number
  rolls: RollInfo[]
}

export type Forgotten = {
  tables: number
  names: number
  running: number
}

export type GameInfo = {
  id: string
  players: [number, number]
  minutes: number
  options: OptionInfo[]
  dice: boolean
}

export type Games = {
  games: GameInfo[]
  levels: string[]
  bots: BotInfo[]
}

export type Going = {
  code: string
  seats: number[]
  waiting: number[]
  since: number
}

export type Goodbye = {
  type: "goodbye"
  retry: number
}

export type Handing = {
  seed: string
  entries: string[]
}

export type Health = {
  status: "ok"
}

export type Hello = {
  type: "hello"
  id: string
  device?: string | null
  key?: string | null
  record?: string | null
}

export type Hint = {
  type: "hint"
  id: string
  seat: number
}

export type Kept = {
  lobby: number
  running: number
  over: number
}

export type Key = {
  type: "key"
  id: string
  seat: number
  key: string
}

export type LessonInfo = {
  name: string
  game: string
  options: Record<string, string>
  others: string[]
  printed: Printed
  scenes: SceneInfo[]
}

export type Link = {
  type: "link"
  id: string
  seat: number
}

export type MyTables = {
  tables: TableSummary[]
  going: Going[]
}

export type NewBoardEntry = {
  name: string
  record: string
}

export type NewTable = {
  game: "classic" | "deluxe" | "mixx-a" | "mixx-b" | "board" | "cards"
  seats: SeatPlan[]
  options?: Record<string, string>
  timer?: number | null
  hints?: boolean
  takebacks?: boolean
  listed?: boolean
  dice?: "ours" | "real"
  day?: string
}

export type OptionInfo = {
  name: string
  default: string
  kind: "board" | "names" | "range"
  names: string[]
  first?: number
  last?: number
}

export type Own = {
  seat: number
  answer: string | null
  hand: string[]
  legal: string[]
  penalty: boolean
  landings: Record<string, number>
  takes: number
}

export type PhaseInfo = {
  name: string
  actor: "active" | "chance" | "everybody" | "nobody"
  penalty: boolean
}

export type Ping = {
  type: "ping"
  id: string
}

export type Pong = {
  type: "pong"
  id: string
  now: number
}

export type Position = {
  type: "position"
  version: number
  now: number
  you: Own[]
  position: PositionInfo
}

export type PositionInfo = {
  step: number
  since: number
  view: ViewInfo
  first: number
  events: string[]
  deadline: number | null
}

export type Printed = {
  rows: PrintedRow[]
  colours: string[]
  mixed: boolean
  lock_needs: number
  points: number[]
  penalty: number
  boxes: number
  rows_to_end: number
  phases: PhaseInfo[]
  fields: PrintedField[]
  last_fields: number
  games: number
  suits: string[]
  full_hand: number
  most_played: number
}

export type PrintedField = {
  colour: string
  number: number
  points: number
}

export type PrintedNumber = {
  colour: string
  value: number
}

export type PrintedRow = {
  numbers: PrintedNumber[]
  lock: string
  colour: string | null
}

export type Problem = {
  code: "answered" | "bad-device" | "bad-file" | "bad-key" | "bad-name" | "bad-roll" | "bad-salt" | "bad-setup" | "cards-unknown" | "dice-unknown" | "entered" | "forbidden-origin" | "game-over" | "hello-first" | "here" | "illegal" | "malformed" | "moved" | "name-taken" | "no-proposal" | "no-such-seat" | "not-allowed" | "not-host" | "not-running" | "not-starting" | "not-to-act" | "not-yours" | "nothing-sealed" | "open-seats" | "replaced" | "seat-taken" | "slow-down" | "stale" | "started" | "starting" | "still-running" | "storage" | "too-large" | "too-late" | "too-many" | "unknown-table" | "unproven"
  message: string
  rule?: string | null
  facts?: Record<string, string> | null
}

export type PromiseRequest = {
  type: "promise"
  id: string
  seat: number
  promise: string
}

export type ProposalInfo = {
  number: number
  step: number | null
  absent: number | null
  agreed: number[]
  asked: number[]
}

export type Reach = {
  listens: "here" | "network" | "untold"
  address?: string | null
}

export type React = {
  type: "react"
  id: string
  seat: number
  reaction: "applause" | "fire" | "laugh" | "luck" | "party" | "sad" | "thumb" | "wow"
}

export type Reaction = {
  type: "reaction"
  seat: number
  reaction: "applause" | "fire" | "laugh" | "luck" | "party" | "sad" | "thumb" | "wow"
}

export type ReasonInfo = {
  key: string
  facts: Record<string, number>
  against: boolean
}

export type Rematch = {
  type: "rematch"
  id: string
}

export type Replay = {
  names: string[]
  events: number
  first: number
  positions: Shown[]
}

export type Result = {
  code: string
  ended_at: number
  game: string
  seats: Scored[]
  games?: number
  real?: boolean
}

export type Results = {
  results: Result[]
  more: boolean
}

export type Resume = {
  type: "resume"
  id: string
  seat: number
}

export type Retract = {
  type: "retract"
  id: string
  step: number
  seat: number
}

export type Reveal = {
  type: "reveal"
  id: string
  seat: number
  salt: string
}

export type ReviewInfo = {
  adviser: string
  game: string
  options: Record<string, string>
  names: string[]
  measure: "course" | "points" | "win"
  winners: number[]
  scores: number[]
  thresholds: Record<string, number>
  half: number
  start: number[]
  result: number[]
  players: ReviewedPlayer[]
  steps: ReviewedStep[]
}

export type ReviewProgress = {
  done: number
  total: number
}

export type Reviewed = {
  review: ReviewInfo | null
  progress: ReviewProgress | null
}

export type ReviewedPlayer = {
  seat: number
  name: string
  start: number
  luck: number
  own: number
  others: number
  result: number
  accuracy: number | null
  decisions: number
  cost: number
  grades: Record<string, number>
  mistakes: number[]
}

export type ReviewedStep = {
  kind: "chance" | "decision" | "luck"
  event: number
  turn: number
  text: string
  seat: number | null
  effect: number[]
  values: number[]
  due?: number
  phase?: string
  cost?: number | null
  grade?: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | null
  best?: string | null
  choices?: Choice[]
  why?: ReasonInfo[]
}

export type RollInfo = {
  sum: number
  ways: number
  win: number | null
  margin: number | null
  choices: Choice[]
}

export type SceneInfo = {
  words: string
  position: PositionInfo
  you: Own
  asks: AskedInfo[]
}

export type Scored = {
  name: string
  score: number
  locks: number
  penalties: number
  won: boolean
  level?: string
  mine?: boolean
  luck?: number | null
  accuracy?: number | null
}

export type SeatInfo = {
  kind: "bot" | "open" | "person"
  name: string
  level: string
  stand_in: string
  connected: boolean
  promise: string | null
  salt: string
}

export type SeatKey = {
  seat: number
  key: string
}

export type SeatPlan = {
  kind: "bot" | "device" | "open"
  name?: string
  level?: string
  promise?: string | null
}

export type SetUp = {
  game: "classic" | "deluxe" | "mixx-a" | "mixx-b" | "board" | "cards"
  sheets: string[]
  options?: Record<string, string>
  phase?: string
  turn?: number
  active?: number
  crossed?: boolean
  whites?: number[]
  coloured?: Record<string, number>
  pawns?: number[]
  final_turns?: number
  seat?: number | null
}

export type Settings = {
  timer?: number | null
  hints?: boolean
  takebacks?: boolean
  listed?: boolean
  dice?: "real"
  day?: string
}

export type Shown = {
  event: string | null
  view: Record<string, unknown>
  hands: string[][]
  position: string
}

export type Sit = {
  type: "sit"
  id: string
  seat: number
  name: string
  promise?: string | null
}

export type Snapshot = {
  type: "snapshot"
  protocol: number
  version: number
  now: number
  host: boolean
  mine: number[]
  you: Own[]
  table: TableInfo
  position: PositionInfo | null
}

export type Stand = {
  type: "stand"
  id: string
  seat: number
}

export type Start = {
  type: "start"
  id: string
  without?: boolean
}

export type StartingInfo = {
  waits_for: "promises" | "salts"
  seats: number[]
}

export type Substitute = {
  type: "substitute"
  id: string
  seat: number
  level: string
}

export type TableInfo = {
  code: string
  game: string
  options: Record<string, string>
  settings: Settings
  status: "lobby" | "over" | "running"
  seats: SeatInfo[]
  watchers: number
  starting: StartingInfo | null
  proposal: ProposalInfo | null
  earliest: number
  commitment: string
  seed: string | null
  record: string | null
  next: string | null
}

export type TableNews = {
  type: "table"
  version: number
  host: boolean
  mine: number[]
  table: TableInfo
}

export type TableOpened = {
  code: string
  link: string
  commitment: string
  keys: SeatKey[]
}

export type TableSummary = {
  code: string
  game: string
  options: Record<string, string>
  status: "lobby" | "over" | "running"
  names: string[]
  opened_at: number
  scores: number[] | null
  next: string | null
}

export type Tables = {
  tables: TableSummary[]
}

export type Takeback = {
  type: "takeback"
  id: string
  seat: number
  step: number
}

export type ViewInfo = {
  game: string
  options: Record<string, string>
  seat: null
  phase: string
  turn: number
  active: number | null
  asked: number[]
  waiting: number[]
  crossed: boolean
  sheets: string[]
  scores: number[]
  closed: number[]
  closing: number[]
  answer: null
  whites: number[]
  coloured: Record<string, number>
  pawns: number[]
  final_turns: number
  cards: CardsInfo | null
  panel: number[][]
  ending: string | null
}

export type Weighed = {
  position: string
  view: ViewInfo
  printed: Printed
  games: string[]
  players: [number, number]
  seat: number
  choices: Choice[]
  before: Chance[]
}

export type AnyRequest = ActRequest | Arrange | Cancel | Consent | Enter | Hello | Hint | Link | Ping | PromiseRequest | React | Rematch | Resume | Retract | Reveal | Sit | Stand | Start | Substitute | Takeback

export type AnyMessage = Ack | Advice | Answered | Error | Goodbye | Key | Pong | Position | Reaction | Snapshot | TableNews
