/** The parts that the calls of this domain work with; the program makes them once. */
import type { KnownRights } from '@mizan/cases/server'
import type { Seats, Tickets } from '@mizan/platform/access'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { SealedFiles } from '@mizan/platform/files'
import type { Log } from '@mizan/platform/log'
import type { OfficeKeys } from './keys/office-keys.ts'
import type { OfficeRoom } from './storage/room.ts'
import type { SearchedTexts } from './texts/later.ts'
import type { OpenedIndexes } from './texts/opened.ts'
import type { Recogniser } from './texts/recogniser.ts'

interface Named {
  name: string
  surname: string
}

interface Asked {
  caseId: string
  needs: 'read' | 'write'
}

export interface OpenCase {
  row: {
    id: string
    ordinal: number
    display_title: string
    case_number: string
    court_name: string | null
    docket_number: string | null
  }
  /** What the caller may do with it. */
  right: 'none' | 'read' | 'write'
}

declare module '@mizan/platform/domain' {
  interface Ports {
    /** Files of documents, each encrypted under a key of its own. */
    documentFiles: SealedFiles
    documentKeys: OfficeKeys
    /** Recognises letters in pictures, if a program for it was found at the start. */
    textRecogniser: Recogniser
  }
}

export interface DocumentParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
  /** @throws AppError `case.not_found` or `case.no_access` */
  requireCase: (tx: Transaction, caller: Caller, asked: Asked) => Promise<OpenCase>
  /** The same, held until the transaction ends, so that names of its documents are given one after the other. */
  lockCase: (tx: Transaction, caller: Caller, asked: Asked) => Promise<OpenCase>
  /** What cases are to people, for searches in all that somebody may read. */
  rights: KnownRights
  files: SealedFiles
  keys: OfficeKeys
  room: OfficeRoom
  /** For players and viewers, which send no token. */
  tickets: Pick<Tickets, 'issue'>
  /** Indexes of texts that are in memory. */
  texts: OpenedIndexes
  searchedTexts: readonly SearchedTexts[]
  recogniser: Recogniser
  /** Holds the bytes of unfinished uploads. */
  uploadFolder: string
  /** For previews, comparisons and conversions: each holds its files in memory. */
  readingSeats: Seats
  searchSeats: Seats
  /** For conversions of visitors, who never take the seats of offices. */
  toolSeats: Seats
  exhibitSeats: Seats
  archiveSeats: Seats
  derivationSeats: Seats
  log: Pick<Log, 'error' | 'warn'>
}
