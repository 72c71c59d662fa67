/** What notifications ask of cases: who may read which case now, how it is called, and what may be shown of an entry. */
import type { NotificationSubjects } from '@mizan/notifications/server'
import { sql } from 'kysely'
import { managesAllCases, roleLevel } from '../../access.ts'
import { namesOfCases } from '../case/store/cases.ts'
import type { CaseParts } from '../parts.ts'

export const notificationSubjects = ({
  mayReadCases,
}: Pick<CaseParts, 'mayReadCases'>): NotificationSubjects => ({
  readable: ({ officeId, userId, roles }, caseId) => {
    if (roleLevel(roles) === 'none') return sql<boolean>`false`
    const kept = sql`c.id = ${caseId} and c.company_id = ${officeId} and c.deleted_at is null`
    if (managesAllCases(roles)) return sql<boolean>`exists (select from cases c where ${kept})`
    return sql<boolean>`exists (
      select from cases c join case_rights r on r.company_id = c.company_id and r.case_id = c.id
      where ${kept} and r.user_id = ${userId} and r.may_read)`
  },
  named: namesOfCases,
  mayRead: mayReadCases,
  shortDetails: (action, { case: _, before, after, noteBefore, noteAfter, ...details }) =>
    hiding.test(action) ? details : { before, after, ...details },
})

/** Entries whose former and new value are a hidden title or a long text. */
const hiding = /^(case\.(title|description)|task\.(title|note))_changed$/
