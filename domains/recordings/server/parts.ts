/** The parts that the calls of this domain work with; the program makes them once. */
import type { OfficeKeys, OfficeRoom } from '@mizan/documents/server'
import type { Tickets } from '@mizan/platform/access'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { SealedFiles } from '@mizan/platform/files'
import type { Log } from '@mizan/platform/log'
import type { AllowanceCheck } from './allowance.ts'
import type { Transcriber } from './transcription/port.ts'

interface CaseAccess {
  caseId: string
  needs: 'read' | 'write'
}

interface OpenCase {
  row: { id: string; display_title: string }
  /** The caller's right on the case. */
  right: 'none' | 'read' | 'write'
}

export interface RecordingParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { name: string; surname: string }>>
  /** @throws AppError `case.not_found` or `case.no_access` */
  requireCase: (tx: Transaction, caller: Caller, asked: CaseAccess) => Promise<OpenCase>
  /** Returns everybody in the office. */
  membersOf: (
    tx: Transaction,
    officeId: string,
  ) => Promise<readonly { userId: string; roles: readonly string[] }[]>
  isAllowed: AllowanceCheck
  files: SealedFiles
  keys: OfficeKeys
  room: OfficeRoom
  /** Tickets for players, which send no token. */
  tickets: Pick<Tickets, 'issue'>
  /** Transcribes, if a service for it is configured. */
  transcriber: Transcriber | undefined
  log: Pick<Log, 'error' | 'warn'>
}
