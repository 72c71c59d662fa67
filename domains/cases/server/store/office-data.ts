/** What an administrator takes out of cases. Deleted cases, and what was deleted of a case, stay behind. */
import type { OfficeRow } from '@mizan/platform/domain'
import { type RawBuilder, sql } from 'kysely'

/** Id and number of the case, which those of its parts begin with. */
const ofCase = sql`c.id as "caseId", c.case_number as "caseNumber"`
const byCase = sql`c.case_number collate natural_order, c.id`
const living = (officeId: string) => sql`c.company_id = ${officeId} and c.deleted_at is null`
const made = (part: 'p' | 't' | 'h' | 'l') =>
  sql`${sql.ref(`${part}.created_by`)} as "createdBy", ${sql.ref(`${part}.created_at`)} as "createdAt"`

export const allCases = (officeId: string) => sql<OfficeRow>`
  select c.id, c.case_number as "caseNumber", c.external_id as "externalId", c.display_title as "displayTitle", c.title,
    c.description, c.client_id as "clientId", null as client, c.state, c.priority, c.assignee_id as assignee, c.deadline,
    c.court_name as "courtName", c.docket_number as "docketNumber", c.jurisdiction, c.case_type as "caseType",
    c.claim_value as "claimValue", c.created_by as "createdBy",
    c.created_at as "createdAt", c.changed_at as "changedAt"
  from cases c where ${living(officeId)} order by ${byCase}`

export const allRights = (officeId: string) => sql<OfficeRow>`
  select ${ofCase}, r.user_id as person, r.granted
  from case_rights r join cases c on c.id = r.case_id
  where ${living(officeId)} and r.granted <> 'none' order by ${byCase}, r.user_id`

export const allFollowers = (officeId: string) => sql<OfficeRow>`
  select ${ofCase}, f.user_id as person, f.since
  from case_followers f join cases c on c.id = f.case_id
  where ${living(officeId)} order by ${byCase}, f.since, f.user_id`

export const allParties = (officeId: string) => sql<OfficeRow>`
  select p.id, ${ofCase}, p.name, p.role, p.type, p.client_id as "clientId", p.representatives,
    p.conflicts, p.checked_at as "checkedAt", p.seen_by as "seenBy", ${made('p')}
  from case_parties p join cases c on c.id = p.case_id
  where ${living(officeId)} and p.deleted_at is null order by ${byCase}, p.position`

export const allTasks = (officeId: string) => sql<OfficeRow>`
  select t.id, ${ofCase}, t.display_title as "displayTitle", t.title, t.note, t.state, t.deadline,
    t.assignee_id as assignee, t.completed_at as "completedAt", t.completed_by as "completedBy", ${made('t')}
  from case_tasks t join cases c on c.id = t.case_id
  where ${living(officeId)} and t.deleted_at is null order by ${byCase}, t.place, t.id`

export const allTaskFollowers = (officeId: string) => sql<OfficeRow>`
  select t.id as "taskId", ${ofCase}, t.display_title as task, f.user_id as person, f.since
  from case_task_followers f join case_tasks t on t.id = f.task_id join cases c on c.id = t.case_id
  where ${living(officeId)} and t.deleted_at is null order by ${byCase}, t.place, t.id, f.since, f.user_id`

export const allHearings = (officeId: string) => sql<OfficeRow>`
  select h.id, ${ofCase}, h.date, h.time, h.court, h.room, h.kind, h.attorney_id as attorney, h.note, ${made('h')}
  from case_hearings h join cases c on c.id = h.case_id
  where ${living(officeId)} and h.deleted_at is null order by h.date, h.time, h.id`

export const allLimits = (officeId: string) => sql<OfficeRow>`
  select l.id, ${ofCase}, l.title, l.basis, l.date, l.pre_deadline as "preDeadline", l.is_critical as "isCritical",
    l.state, l.requested_by as "requestedBy", l.requested_at as "requestedAt",
    case when l.requested_by is not null then l.requested_what end as "requestedWhat", l.requested_date as "requestedDate",
    l.done_by as "doneBy",
    l.done_at as "doneAt", l.note, l.calculation, l.last_day_now as "lastDayNow", ${made('l')}
  from case_limits l join cases c on c.id = l.case_id
  where ${living(officeId)} and l.deleted_at is null order by l.date, l.id`

export const allDecisions = (officeId: string) => sql<OfficeRow>`
  select ${ofCase}, d.decision_id as "decisionId", d.citation, d.linked_by as "linkedBy", d.linked_at as "linkedAt"
  from case_decisions d join cases c on c.id = d.case_id
  where ${living(officeId)} order by ${byCase}, d.position`

export const allTemplates = (officeId: string): RawBuilder<OfficeRow> => sql<OfficeRow>`
  select t.id as "templateId", t.name as template, t.start_means as "startMeans", i.place, i.title,
    i.offset_days as "offsetDays", i.note, t.created_by as "createdBy", t.created_at as "createdAt"
  from case_task_templates t left join case_task_template_items i
    on i.company_id = t.company_id and i.template_id = t.id
  where t.company_id = ${officeId} and t.deleted_at is null order by t.name, t.id, i.place`
