/** The tables that only this browser has. */

import type { MyTables } from '../protocol'
import { askHere } from './api'
import { playsHere } from './server.svelte'

export const NONE: MyTables = { tables: [], going: [] }

/** They are read without starting the engine; where there have never been any, nothing is fetched at all. */
export async function tablesHere(): Promise<MyTables> {
  if (!playsHere()) return NONE
  try {
    return await askHere('GET', '/api/mine')
  } catch {
    return NONE // what reads them could not be fetched
  }
}
