/** The parts that the calls of this domain work with; the program makes them once. */
import type { FileDocuments, OfficeKeys, OfficeRoom } from '@mizan/documents/server'
import type { Seats } from '@mizan/platform/access'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { SealedFiles } from '@mizan/platform/files'
import type { Log } from '@mizan/platform/log'
import type { MailBox } from './box/box.ts'

interface CaseAccess {
  caseId: string
  needs: 'read' | 'write'
}

interface NamedCase {
  title: string
  number: string
}

export interface MailParts {
  /** @throws AppError `case.not_found` or `case.no_access` */
  requireCase: (
    tx: Transaction,
    caller: Caller,
    asked: CaseAccess,
  ) => Promise<{ row: { id: string; display_title: string } }>
  /** Returns cases by id, whoever may read them; deleted ones are left out. */
  namedCases: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, NamedCase>>
  files: SealedFiles
  keys: OfficeKeys
  room: OfficeRoom
  fileDocuments: FileDocuments
  /** Seats for mails that are in memory as a whole. */
  readingSeats: Seats
  log: Pick<Log, 'error' | 'warn'>
  /** The box of this server, if it has one. */
  box: MailBox | undefined
  /** Whether the licences of the office let it write cases. */
  mayWriteCases: (tx: Transaction, officeId: string) => Promise<boolean>
}
