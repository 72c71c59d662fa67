/** The subjects of notifications: each domain contributes its kinds, and this domain knows no other. */
import type { Access, Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { distinctBy } from '@mizan/platform/domain'
import type { RawBuilder } from 'kysely'
import { type KindGroup, type KindRule, type ReminderRule, reminderGroup } from '../data/kinds.ts'

export type Reader = Pick<Caller, 'officeId' | 'userId' | 'roles'>

export interface Subject {
  title: string
  number: string
  /** The path of its screen. */
  path: string
}

export interface Days {
  from: string
  until: string
}

/** A thing with a due date that concerns a person. */
export interface DueThing {
  subjectId: string
  kind: string
  date: string
  /** Hour and minute in Turkey. */
  time: string | null
  /** The details that its kind shows, without anything that the reader of a letter should not see. */
  details: Readonly<Record<string, unknown>>
}

/** Due dates of which people are reminded, each once for each number of days that they chose. */
export interface Reminders {
  kinds: Readonly<Record<string, ReminderRule>>
  /** Offices in which anything is due within these days. Needs the scope of the system. */
  offices: (tx: Transaction, days: Days) => Promise<readonly string[]>
  /** Returns unfinished things that concern the reader and that they may read now, the nearest first. */
  things: (tx: Transaction, reader: Reader, days: Days) => Promise<readonly DueThing[]>
}

/** One kind of subject that sends notifications, as its domain contributes it. */
export interface NotificationSubject {
  /** Its name; no two domains have the same. */
  kind: string
  /** The requirements on roles, office and switches, as on a row of the contract. */
  access: Pick<Access, 'permission' | 'licence'> & { feature?: Extract<Access['feature'], string> }
  /** A condition: the reader may read, at this moment, the subject whose id is in the column. */
  readable: (reader: Reader, subjectId: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Returns the names and addresses of subjects. Called only for those that `readable` allows. */
  named: (tx: Transaction, officeId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Subject>>
  /** Kinds of notification about changes of the subject. */
  groups: readonly KindGroup[]
  /** Shortens the details of an entry for display, for example by hidden titles; everything is shown if left out. */
  shortDetails?: (action: string, details: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** The due dates of the subject. */
  reminders?: Reminders
}

export interface Subjects {
  all: readonly NotificationSubject[]
  byKind: ReadonlyMap<string, NotificationSubject>
  /** Kinds of notification by their names. */
  rules: ReadonlyMap<string, KindRule | ReminderRule>
}

/** @throws Error if two domains have one kind of subject, or one kind of notification */
export function subjectsOf(all: readonly NotificationSubject[]): Subjects {
  const byKind = distinctBy('notificationSubjects', all, 'kind')
  const kinds = all.flatMap((subject) => [
    ...subject.groups.flatMap(({ kinds }) => Object.entries(kinds)),
    ...Object.entries(subject.reminders?.kinds ?? {}),
  ])
  const rules = new Map<string, KindRule | ReminderRule>()
  for (const [kind, rule] of kinds) {
    if (rules.has(kind)) throw new Error(`Two subjects have a kind of notification called ${kind}.`)
    rules.set(kind, rule)
  }
  return { all, byKind, rules }
}

/** The headings of the settings with their kinds; reminders of all domains come under one. */
export function groupsOf(subjects: readonly NotificationSubject[]): KindGroup[] {
  const reminders = subjects.map(({ reminders }) => reminders?.kinds ?? {})
  const kinds = Object.assign({}, ...reminders) as KindGroup['kinds']
  const groups = subjects.flatMap(({ groups }) => groups)
  return Object.keys(kinds).length > 0 ? [...groups, { name: reminderGroup, kinds }] : groups
}
