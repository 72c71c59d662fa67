/**
 * What people are told of cases: what happens to them, and which of their days come near. All of it is about a case, whose
 * id it has, so that whoever opens the case has read it; what comes near has a row of its own in the bell, which leads to
 * the tab of the day.
 */
import type { NotificationSubject } from '@mizan/notifications/server'
import { sql } from 'kysely'
import { managesAllCases, readsCases, roleLevel } from '../../access.ts'
import { ofCase } from '../../data/notification-kinds.ts'
import { namesOfCases } from '../case/store/cases.ts'
import { datesDue, tasksDue } from '../reminders/due.ts'

const readable: NotificationSubject['readable'] = ({ officeId, userId, roles }, caseId) => {
  if (roleLevel(roles) === 'none') return sql<boolean>`false`
  const kept = sql`c.id = ${caseId} and c.company_id = ${officeId} and c.deleted_at is null`
  if (managesAllCases(roles)) return sql<boolean>`exists (select from cases c where ${kept})`
  return sql<boolean>`exists (
    select from cases c join case_rights r on r.company_id = c.company_id and r.case_id = c.id
    where ${kept} and r.user_id = ${userId} and r.may_read)`
}

const named =
  (tab: string): NotificationSubject['named'] =>
  async (tx, officeId, ids) => {
    const found = await namesOfCases(tx, officeId, ids)
    return new Map([...found].map(([id, { path, ...names }]) => [id, { ...names, path: `${path}${tab}` }]))
  }

const about = { access: readsCases, readable } as const

export const notificationSubjects: readonly NotificationSubject[] = [
  {
    ...ofCase,
    ...about,
    named: named(''),
    shortDetails: (action, { case: _, before, after, noteBefore, noteAfter, ...details }) =>
      hiding.test(action) ? details : { before, after, ...details },
  },
  { kind: 'date', ...about, named: named('?tab=dates'), groups: [], reminders: datesDue },
  { kind: 'task', ...about, named: named('?tab=tasks'), groups: [], reminders: tasksDue },
]

/** Entries whose former and new value are a hidden title or a long text. */
const hiding = /^(case\.(title|description)|task\.(title|note))_changed$/
