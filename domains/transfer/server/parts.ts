/** The parts that the calls of this domain work with; the program makes them once. */
import type { OfficeFiles, OfficeKeys } from '@mizan/documents/server'
import type { Seats } from '@mizan/platform/access'
import type { Transaction } from '@mizan/platform/database'
import type { OfficeTable } from '@mizan/platform/domain'
import type { FileStore } from '@mizan/platform/files'
import type { Log } from '@mizan/platform/log'

interface Named {
  name: string
  surname: string
  email: string
}

export interface Member {
  userId: string
  roles: readonly string[]
}

declare module '@mizan/platform/domain' {
  interface Ports {
    /** Files of exports. They are no data of their own, so no backup has them. */
    exportFiles: FileStore
  }
}

export interface TransferParts {
  /** Names and addresses of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
  /** Everybody in the office. */
  membersOf: (tx: Transaction, officeId: string) => Promise<Member[]>
  officeName: (tx: Transaction, officeId: string) => Promise<string>
  /** What all domains keep of an office. */
  officeData: () => readonly OfficeTable[]
  /** Files of all domains. */
  officeFiles: OfficeFiles
  /** Of the disk on which exports are written. */
  freeBytes: () => Promise<number>
  exportFiles: FileStore
  /** For tables that are read whole. */
  tableSeats: Seats
  badRowsSeats: Seats
  /** Under which archives of documents are encrypted. */
  keys: Pick<OfficeKeys, 'wrapFileKey' | 'openFileKey' | 'requireOpen'>
  log: Pick<Log, 'error'>
}
