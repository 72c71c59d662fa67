/** The parts that the calls of this domain work with; the program makes them once. */
import type { AuditTable } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { NotificationSubject, Subjects } from './subjects.ts'

interface PersonName {
  name: string
  surname: string
}

declare module '@mizan/platform/domain' {
  interface Lists {
    notificationSubjects: NotificationSubject
  }
}

export interface NotificationParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, PersonName>>
  membersOf: (tx: Transaction, officeId: string) => Promise<{ userId: string; roles: readonly string[] }[]>
  licencesOf: (tx: Transaction, officeId: string) => Promise<{ keys: ReadonlySet<string> }>
  featureState: (feature: string) => Promise<string>
  subjects: Subjects
  /** Queues a letter to the owner of an account, in their language. Needs the scope of the system. */
  notify: (
    tx: Transaction,
    userId: string,
    letterIn: (language: 'tr' | 'en') => { subject: string; text: string },
  ) => Promise<void>
  /** Public address of the product. */
  publicUrl: string
  /** The entries that any domain leaves in the record of an office. */
  audit: AuditTable
}
