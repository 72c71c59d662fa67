/** The parts that the calls of this domain work with; the program makes them once. */
import type { Letterhead } from '@mizan/company/server'
import type { AnyCall } from '@mizan/platform/call'
import type { AuditTable, Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import type { RawBuilder } from 'kysely'

interface Named {
  name: string
  surname: string
}

/** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
type NamesOf = (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>

/** The head of documents of the office of this scope. */
type LetterheadOf = (tx: Transaction, officeId: string) => Promise<Letterhead>

/**
 * With how many cases a client is associated. The row of the client is locked when this is asked; whoever associates a
 * case locks it first as well, so that no client is deleted meanwhile.
 */
type CasesOfClient = (tx: Transaction, clientId: string) => Promise<number>

interface ReadableCase {
  caseId: string
  title: string
  number: string
  /** The client of the case, and those that are its parties. */
  clientIds: readonly string[]
}

/** Those of the cases that the caller may read, by id; the others are left out as if they did not exist. */
type ReadableCases = (
  tx: Transaction,
  caller: Caller,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ReadableCase>>

/**
 * A query of how many cases that are not closed each client has, as rows of `client_id` and `open_cases`: of the cases
 * that the caller may read, and of the clients whose ids the query `among` gives, or of all. A client without any has no
 * row. Undefined for a caller who may not read cases at all.
 */
type OpenCasesByClient = (caller: Caller, among?: RawBuilder<unknown>) => RawBuilder<unknown> | undefined

export interface SimilarNames {
  total: number
  /** Each once, as far as they are listed. */
  names: readonly string[]
  /** What a refusal tells of them: where each is, as far as the caller may know. */
  details: Record<string, unknown>
}

interface AskedClient {
  name: string
  /** The client who is about to bear the name, and is no conflict with themselves; undefined for a new one. */
  clientId?: string
}

/** Names like that of a client who is about to be added or renamed. @throws AppError `request.too_many` */
type SimilarToClient = (
  call: Pick<AnyCall, 'caller' | 'charge'>,
  tx: Transaction,
  client: AskedClient,
) => Promise<SimilarNames>

/** Somebody has renamed a client, whose row is locked. */
type ClientRenamed = (tx: Transaction, client: { id: string; name: string }) => Promise<void>

/** Somebody has deleted a service, whose client is locked. */
type ServiceDeleted = (tx: Transaction, transactionId: string) => Promise<void>

declare module '@mizan/platform/domain' {
  interface Ports {
    /** While no domain has cases, none keep a client from being deleted. */
    casesOfClient?: CasesOfClient
    /** While no domain has cases, no service is for one. */
    readableCases?: ReadableCases
    /** While no domain has cases, the list of clients counts none. */
    openCasesByClient?: OpenCasesByClient
    similarToClient?: SimilarToClient
    clientRenamed?: ClientRenamed
    serviceDeleted?: ServiceDeleted
  }
}

export interface ClientParts {
  namesOf: NamesOf
  letterhead: LetterheadOf
  casesOfClient: CasesOfClient
  readableCases: ReadableCases
  openCasesByClient: OpenCasesByClient
  similarToClient: SimilarToClient
  clientRenamed: ClientRenamed
  serviceDeleted: ServiceDeleted
  /** The entries that any domain leaves in the record of an office. */
  audit: AuditTable
  log: Pick<Log, 'error'>
}
