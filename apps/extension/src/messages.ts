/** The messages between the parts of the extension. */
import type { PortalCase } from './portal/rows.ts'
import type { Place, SyncState } from './sync/state.ts'

/** Messages from the page of the portal, and from the popup, to the background. */
export type ToBackground =
  | { kind: 'here' }
  | { kind: 'where' }
  | { kind: 'call'; row: string; body: object }
  /** A part of a file; a message cannot be as long as one. */
  | { kind: 'chunk'; upload: string; base64: string }
  | { kind: 'send'; row: string; fields: object; upload: string; name: string }
  | { kind: 'signIn'; email: string; password: string }
  | { kind: 'secondStep'; code: string }
  | { kind: 'sendCode' }
  | { kind: 'signOut' }
  | { kind: 'session' }

/** Messages from the popup to the page of the portal. */
export type ToPortal =
  | { kind: 'ping' }
  | { kind: 'units'; ofKind: string }
  /** With a number only that file is listed. */
  | { kind: 'cases'; place: Place; caseNo: string }
  | { kind: 'start'; state: SyncState }
  | { kind: 'stop' }

/** A case as the popup lists it: without ids of the portal. */
export type ShownCase = Omit<PortalCase, 'dosyaId'>

/** The cases, with the number of unreadable rows, and of all rows of the portal. */
export interface ShownCases {
  cases: ShownCase[]
  malformed: number
  total: number
}

export interface SessionState {
  state: 'none' | 'pending' | 'open'
  email: string
  /** The second step is a code of the authenticator app; otherwise one that is sent by mail. */
  byApp: boolean
}

/** The names under which the browser stores the state of the extension. */
export const kept = {
  sync: 'sync',
  consent: 'consent',
  language: 'language',
  tab: 'tab',
  session: 'mizan',
} as const
