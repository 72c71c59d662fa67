/** The parts that the calls of this domain work with; the program makes them once. */
import type { NamedCase } from '@mizan/cases/server'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'

interface PersonName {
  name: string
  surname: string
}

interface Service {
  client: { id: string; name: string }
  officeId: string
  userId: string
  amount: string
  description: string
  date?: string | undefined
  caseId: string
}

interface ServiceDeletion {
  client: { id: string; name: string }
  userId: string
  ids: readonly string[]
  comment: string
}

export interface TimeParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, PersonName>>
  /** @throws AppError `case.not_found` or `case.no_access` unless the caller may read the case */
  requireCase: (
    tx: Transaction,
    caller: Caller,
    asked: { caseId: string; needs: 'read' },
  ) => Promise<{ row: { id: string; display_title: string; case_number: string } }>
  /** Returns cases by id, whoever may read them; deleted ones are left out. */
  namedCases: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, NamedCase>>
  /** Names of clients by id; those that were deleted are left out. */
  clientNames: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Holds a client until the transaction ends, as every change of its account does. */
  lockClient: (
    tx: Transaction,
    officeId: string,
    clientId: string,
  ) => Promise<{ id: string; name: string } | undefined>
  /** Adds a service to the account of a locked client, with its entry in the client's history. */
  bookService: (tx: Transaction, service: Service) => Promise<{ id: string }>
  /**
   * Deletes services of a locked client with an entry in the client's history for each, and gives their amounts.
   * @throws AppError `client.transaction_not_found` or `client.transaction_deleted`
   */
  unbookServices: (tx: Transaction, deletion: ServiceDeletion) => Promise<{ id: string; amount: string }[]>
}
