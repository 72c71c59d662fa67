/** The parts that the calls of this domain work with; the program makes them once. */
import type { AuditTable, Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { RawBuilder } from 'kysely'

interface Named {
  name: string
  surname: string
}

export type Reader = Pick<Caller, 'officeId' | 'userId' | 'roles'>

export interface Subject {
  title: string
  number: string
  /** Of its screen. */
  path: string
}

/** What a domain whose things people are told of says about them. */
export interface NotificationSubjects {
  /** Condition: the reader may read, at this moment, what the column with the id of the subject names. */
  readable: (reader: Reader, subjectId: RawBuilder<unknown>) => RawBuilder<boolean>
  /** How subjects are called. Needs the right to read them, which `readable` has checked. */
  named: (tx: Transaction, officeId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Subject>>
  /** Whether people of the office may read any subject: a letter reaches people whose office lost its licence. */
  mayRead: (tx: Transaction, officeId: string) => Promise<boolean>
  /** What the bell shows of the details of an entry: without hidden titles and long texts. */
  shortDetails: (action: string, details: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

declare module '@mizan/platform/domain' {
  interface Lists {
    notificationSubjects: NotificationSubjects
  }
}

export interface NotificationParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
  membersOf: (tx: Transaction, officeId: string) => Promise<{ userId: string; roles: readonly string[] }[]>
  subjects: NotificationSubjects
  /** Queues a letter to the owner of an account, in their language. Needs the scope of the system. */
  tell: (
    tx: Transaction,
    userId: string,
    letterIn: (language: 'tr' | 'en') => { subject: string; text: string },
  ) => Promise<void>
  /** Public address of the product. */
  publicUrl: string
  /** The entries that any domain leaves in the record of an office. */
  audit: AuditTable
}
