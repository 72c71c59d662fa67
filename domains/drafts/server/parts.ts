/** The parts that the calls of this domain work with; the program makes them once. */
import type { GroundsWriter } from '@mizan/assistant/server'
import type { Letterhead } from '@mizan/company/server'
import type { FileDocuments, OfficeKeys } from '@mizan/documents/server'
import type { Seats } from '@mizan/platform/access'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'

interface PersonName {
  name: string
  surname: string
}

interface PartyOfCase {
  name: string
  role: string
  client_id: string | null
  representatives: string[]
}

export interface OpenCase {
  row: {
    id: string
    display_title: string
    description: string
    court_name: string | null
    docket_number: string | null
    client_id: string | null
  }
  right: 'none' | 'read' | 'write'
}

export interface DraftParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, PersonName>>
  clientNames: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  contactsOf: (tx: Transaction, clientId: string) => Promise<{ type: string; value: string }[]>
  partiesOf: (tx: Transaction, caseId: string) => Promise<PartyOfCase[]>
  /** @throws AppError `case.not_found`, `case.no_access`, or `case.read_only` */
  requireCase: (
    tx: Transaction,
    caller: Caller,
    asked: { caseId: string; needs: 'read' | 'write' },
  ) => Promise<OpenCase>
  /** Whether role and licence open the module of cases; otherwise no draft of a case is shown. */
  mayReadCases: (tx: Transaction, caller: Caller) => Promise<boolean>
  /** Returns the letterhead of the office. */
  letterhead: (tx: Transaction, officeId: string) => Promise<Letterhead>
  keys: Pick<OfficeKeys, 'wrapFileKey' | 'openFileKey' | 'requireOpen'>
  fileDocuments: FileDocuments
  /** Writes sentences from told facts and from the law, each proven. */
  grounds: GroundsWriter
  /** Seats for work on whole texts and files. */
  auditSeats: Seats
}
