/** What is known of a sync: kept in the browser, so that it goes on after a stop. No id of the portal is in it. */

/** Where the portal lists a case, to find it again in another session. */
export interface Place {
  kind: string
  table: string
  status: number
}

export interface ChosenCase {
  courtId: string
  caseNo: string
  typeCode: string
  courtName: string
  place: Place
  /** The case of the office; without it one is made. */
  caseId?: string
  /** Similar names in the office were shown, and the lawyer went on. */
  conflictsSeen?: boolean
}

/** `trial`: nothing is fetched or written. `everything`: copies that are there are compared too. */
export type Mode = 'new' | 'everything' | 'trial'

export interface Fault {
  name: string
  reason: 'refused' | 'too_big' | 'not_found' | 'unreadable' | 'line' | 'malformed'
}

/** Why a file could not be fetched. */
export type FetchFault = Exclude<Fault['reason'], 'malformed'>

export interface CaseProgress extends ChosenCase {
  state: 'waiting' | 'running' | 'done' | 'conflicts' | 'failed'
  /** Documents and attachments that the portal lists, and those that are wanted of them. */
  listed: number
  wanted: number
  fetched: number
  /** What came of those that were fetched. */
  added: number
  versions: number
  faults: Fault[]
  /** Names in the office that are like those of the parties. */
  conflicts: string[]
  /** Why it failed, in words for people. */
  message: string
}

/** Why a sync stands still. */
export type Pause =
  | 'stopped'
  | 'portal_session'
  | 'portal_line'
  | 'signed_out'
  | 'mizan_line'
  | 'office_full'
  | 'refused'

export interface SyncState {
  mode: Mode
  phase: 'running' | 'paused' | 'done'
  why: Pause | null
  message: string
  cases: CaseProgress[]
}

export const begin = (mode: Mode, chosen: readonly ChosenCase[]): SyncState => ({
  ...{ mode, phase: 'running', why: null, message: '' },
  cases: chosen.map((one) => ({
    ...one,
    ...{ state: 'waiting', listed: 0, wanted: 0, fetched: 0, added: 0, versions: 0 },
    ...{ faults: [], conflicts: [], message: '' },
  })),
})

/** What remains of it: cases that are done stay so, unless something of them could not be fetched. */
export const resumed = (state: SyncState): SyncState => ({
  ...state,
  ...{ phase: 'running', why: null, message: '' },
  cases: state.cases.map((one) =>
    one.state === 'done' && one.faults.every(({ reason }) => reason === 'malformed')
      ? one
      : { ...one, state: 'waiting', faults: [], conflicts: [], message: '' },
  ),
})

/** Whether going on could bring anything more. */
export const hasMore = ({ phase, cases }: SyncState): boolean =>
  phase === 'paused' ||
  cases.some(({ state, faults }) => state !== 'done' || faults.some(({ reason }) => reason !== 'malformed'))
