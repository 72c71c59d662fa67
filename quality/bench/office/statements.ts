/**
 * The rows of the measured office that are very many, each kind in one statement. The number of a case decides who
 * may read it; days are counted by a fifth of it, so that everybody has something on each day.
 */
import type { PoolClient } from 'pg'
import type { Sizes } from './fill.ts'
import type { Staff } from './people.ts'

type Fill = (client: PoolClient, staff: Staff, sizes: Sizes) => Promise<unknown>

const ids = ({ users }: Staff): string[] => users.map(({ userId }) => userId)

/** Each user may read every fifth case (and those that they are the assignee of), and may write half of these. */
const fillRights: Fill = (client, staff, { cases }) =>
  client.query(
    `insert into case_rights (company_id, user_id, case_id, granted, is_assignee)
     select $1, person, 'case-' || number,
       case when (number + place) % 5 <> 0 then 'none' when number % 2 = 0 then 'write' else 'read' end,
       number % cardinality($2::text[]) = place - 1
     from generate_series(1, $3::int) number, unnest($2::text[]) with ordinality as people (person, place)
     where (number + place) % 5 = 0 or number % cardinality($2::text[]) = place - 1`,
    [staff.officeId, ids(staff), cases],
  )

const fillFollowers: Fill = (client) =>
  client.query(
    `insert into case_followers (company_id, case_id, user_id, since)
     select company_id, case_id, user_id, now() from case_rights
     where may_read and substring(case_id from 6)::int % 50 < 2`,
  )

/**
 * Nineteen of twenty tasks are done, as after some years; open ones are due from two months ago to half a year ahead.
 * The assignee is one of those who may read the case, and is the one who completed it.
 */
const fillTasks: Fill = (client, staff, { tasks, cases }) =>
  client.query(
    `insert into case_tasks (id, company_id, case_id, title, display_title, state, place, deadline, assignee_id,
       created_by, created_at, completed_at, completed_by)
     select 'task-' || number, $1, 'case-' || on_case, 'Görev ' || number, 'Görev ' || number,
       case when is_done then 'Done' else 'Todo' end, number,
       case when number % 4 = 0 then null when is_done then current_date + (number / 5 % 900 - 870)
         else current_date + (number / 5 % 240 - 60) end,
       person, person, now() - number % 900 * interval '1 day',
       case when is_done then now() - number % 600 * interval '1 day' end, case when is_done then person end
     from (select number, on_case, number / 7 % 20 > 0 as is_done,
         people[5 * (number / 11 % (cardinality(people) / 5)) + 5 - on_case % 5] as person
       from (select number, number % $4::int + 1 as on_case, $2::text[] as people
         from generate_series(1, $3::int) number) as numbered) as planned`,
    [staff.officeId, ids(staff), tasks, cases],
  )

const fillTaskFollowers: Fill = (client, staff, { tasks }) =>
  client.query(
    `insert into case_task_followers (company_id, task_id, user_id, since)
     select $1, 'task-' || number, ($2::text[])[number / 100 % cardinality($2::text[]) + 1], now()
     from generate_series(100, $3::int, 100) number`,
    [staff.officeId, ids(staff), tasks],
  )

const fillHearings: Fill = (client, staff, { cases }) =>
  client.query(
    `insert into case_hearings (id, company_id, case_id, date, time, court, created_by, created_at, changed_at)
     select 'hearing-' || number, $1, 'case-' || number, current_date + (number / 5 % 700 - 500), '10:30',
       'Ankara 3. Asliye Hukuk Mahkemesi', $2, now(), now()
     from generate_series(1, $3::int, 2) number`,
    [staff.officeId, ids(staff)[0], cases],
  )

const fillLimits: Fill = (client, staff, { cases }) =>
  client.query(
    `insert into case_limits (id, company_id, case_id, title, date, pre_deadline, is_critical, state, done_by,
       created_by, created_at, changed_at)
     select 'limit-' || number, $1, 'case-' || number, 'Cevap süresi', current_date + (number / 5 % 700 - 600),
       current_date + (number / 5 % 700 - 603), number % 10 = 0,
       case when number / 5 % 700 < 595 then 'done' else 'open' end, case when number / 5 % 700 < 595 then $2::text end,
       $2, now(), now()
     from generate_series(1, $3::int, 2) number`,
    [staff.officeId, ids(staff)[0], cases],
  )

const fillEntries: Fill = (client, staff, { entries, cases }) =>
  client.query(
    `insert into audit_entries (at, company_id, actor_id, row_name, action, subject_id, details)
     select now() - number * interval '1 minute', $1, ($2::text[])[number % cardinality($2::text[]) + 1],
       'cases.updateState', 'case.state_changed', 'case-' || (number % $4::int + 1),
       '{"case":"Örnek dava","before":"open","after":"closed"}'
     from generate_series(1, $3::int) number`,
    [staff.officeId, ids(staff), entries, cases],
  )

const fillTransactions: Fill = (client, staff, { transactions, clients }) =>
  client.query(
    `insert into client_transactions (id, company_id, client_id, kind, date, amount, description, payment_type,
       created_by, created_at)
     select 'entry-' || number, $1, 'client-' || (number % $4::int + 1),
       case when number % 3 = 0 then 'payment' else 'service' end, current_date - number % 700, 100 + number % 5000,
       'Vekâlet ücreti', case when number % 3 = 0 then 'cash' end, $2, now()
     from generate_series(1, $3::int) number`,
    [staff.officeId, ids(staff)[0], transactions, clients],
  )

const fillBalances: Fill = (client) =>
  client.query(
    `update clients set balance = summed.balance from (
       select client_id, sum(case when kind = 'service' then amount else -amount end) as balance
       from client_transactions group by client_id) as summed
     where clients.id = summed.client_id`,
  )

/** The tables in their order: tasks come before those who follow them. */
export const largeTables: readonly Fill[] = [
  fillRights,
  fillFollowers,
  fillTasks,
  fillTaskFollowers,
  fillHearings,
  fillLimits,
  fillEntries,
  fillTransactions,
  fillBalances,
]
