/** The state of a sync: stored in the browser, so that it continues after a stop. It contains no id of the portal. */

/** The place where the portal lists a case, to find it again in another session. */
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

/** `trial`: nothing is fetched or written. `everything`: stored copies are compared too. */
export type Mode = 'new' | 'everything' | 'trial'

export interface Fault {
  name: string
  reason: 'refused' | 'too_big' | 'not_found' | 'unreadable' | 'line' | 'malformed'
}

/** Why a file could not be fetched. */
export type FetchFault = Exclude<Fault['reason'], 'malformed'>

export interface CaseProgress extends ChosenCase {
  state: 'waiting' | 'running' | 'done' | 'conflicts' | 'failed'
  /** Documents and attachments that the portal lists, and the wanted ones among them. */
  listed: number
  wanted: number
  fetched: number
  /** The number of fetched files that were added. */
  added: number
  versions: number
  faults: Fault[]
  /** Names in the office that are like those of the parties. */
  conflicts: string[]
  /** The reason for the failure, in words for people. */
  message: string
}

/** The reason for a pause of a sync. */
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

/** The cases that remain: finished cases stay so, unless one of their files could not be fetched. */
export const resumed = (state: SyncState): SyncState => ({
  ...state,
  ...{ phase: 'running', why: null, message: '' },
  cases: state.cases.map((one) =>
    one.state === 'done' && one.faults.every(({ reason }) => reason === 'malformed')
      ? one
      : { ...one, state: 'waiting', faults: [], conflicts: [], message: '' },
  ),
})

/** Whether continuing could fetch anything more. */
export const hasMore = ({ phase, cases }: SyncState): boolean =>
  phase === 'paused' ||
  cases.some(({ state, faults }) => state !== 'done' || faults.some(({ reason }) => reason !== 'malformed'))
