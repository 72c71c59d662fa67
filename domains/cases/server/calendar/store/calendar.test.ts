/** The first things of each day at random, against all things of the calendar, read one after the other. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { mostCountedOfDay } from '../../../data/limits.ts'
import { calendarKinds } from '../../../data/words.ts'
import type { Tx } from '../../call.ts'
import { KnownRights, type Reader } from '../../rights/known-rights.ts'
import { openCases, type Person, type TestCases } from '../../testing/index.ts'
import { listCalendar, listFirstOfDays } from './calendar.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const below = randomFrom(20_261_127)
/** More things on the first days than are counted, and few on the last ones. */
const day = () => `2026-12-${String(1 + Math.min(below(14), below(14))).padStart(2, '0')}`
const isOneIn = (many: number) => below(many) === 0

async function addCase({ db }: Tx, me: Person, reader: Person, id: string) {
  const { officeId } = me
  const someone = () => (isOneIn(3) ? reader.userId : me.userId)
  const gone = isOneIn(9) ? me.userId : null
  await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, deadline, state,
      assignee_id, created_by, created_at, changed_at, deleted_at, deleted_by, deletion_comment)
    values (${id}, ${officeId}, ${id}, '', ${id}, '', ${isOneIn(2) ? day() : null},
      ${isOneIn(3) ? 'closed' : 'open'}, ${isOneIn(3) ? null : someone()}, ${someone()}, now(), now(),
      ${gone && '2026-11-01'}, ${gone}, ${gone && 'Mükerrer'})`.execute(db)
  await sql`insert into case_rights (company_id, user_id, case_id, granted)
    values (${officeId}, ${reader.userId}, ${id}, ${isOneIn(3) ? 'read' : 'none'})`.execute(db)
  if (isOneIn(3))
    await sql`insert into case_followers (company_id, case_id, user_id, since)
      values (${officeId}, ${id}, ${someone()}, now())`.execute(db)
}

async function addThings({ db }: Tx, { officeId, userId }: Person, reader: Person, caseId: string) {
  for (let at = 0; at < 12; at += 1) {
    const by = isOneIn(3) ? userId : null
    await sql`insert into case_tasks (id, company_id, case_id, title, display_title, place, state, deadline,
        assignee_id, created_by, created_at, completed_at, completed_by)
      values (${`${caseId}-${at}`}, ${officeId}, ${caseId}, '', ${`Görev ${at}`}, ${at}, ${by ? 'Done' : 'Todo'},
        ${isOneIn(6) ? null : day()}, ${isOneIn(4) ? reader.userId : null}, ${userId}, now(),
        ${by && '2026-11-01'}, ${by})`.execute(db)
    if (isOneIn(4))
      await sql`insert into case_task_followers (company_id, task_id, user_id, since)
        values (${officeId}, ${`${caseId}-${at}`}, ${reader.userId}, now())`.execute(db)
  }
  await sql`insert into case_hearings (id, company_id, case_id, date, time, created_by, created_at, changed_at)
    values (${`${caseId}-h`}, ${officeId}, ${caseId}, ${day()}, ${`1${below(10)}:30`}, '', now(), now())`.execute(
    db,
  )
  const done = isOneIn(3)
  await sql`insert into case_limits (id, company_id, case_id, title, date, pre_deadline, is_critical, state, done_by,
      created_by, created_at, changed_at)
    values (${`${caseId}-l`}, ${officeId}, ${caseId}, 'Süre', '2026-12-20', ${day()}, ${isOneIn(2)},
      ${done ? 'done' : 'open'}, ${done ? userId : null}, '', now(), now())`.execute(db)
}

test('a grid of days has the first things of each day, and counts a day as far as is asked, whether rights are remembered or not', async () => {
  const me = world.signIn()
  const reader = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  await world.system(async (tx) => {
    for (let at = 0; at < 60; at += 1) {
      const id = `${me.officeId}-${at}`
      await addCase(tx, me, reader, id)
      await addThings(tx, me, reader, id)
    }
  })
  const range = { from: '2026-12-02', until: '2026-12-20', withDone: true }
  let cut = 0
  await world.system.read(async (tx) => {
    for (const by of [me, reader] as unknown as Reader[]) {
      const known = await new KnownRights().readerOf(tx, by)
      for (const cases of [undefined, 'own', 'all'] as const)
        for (const kinds of [
          undefined,
          ['task'],
          ['hearing', 'limit', 'deadline'],
          [...calendarKinds],
          [],
        ] as const)
          for (const [perDay, most] of [
            [3, mostCountedOfDay],
            [5, 9],
          ] as const) {
            const person = cases && { userId: by.userId, cases }
            const choice = { ...range, person, kinds }
            const days = Map.groupBy(
              await listCalendar(tx, by, { ...choice, most: 5_000 }),
              ({ date }) => date,
            )
            const wanted = [...days.values()].flatMap((all) =>
              all.slice(0, perDay).map(({ date, id, is_pre }) => ({
                ...{ date, id, is_pre, total: Math.min(all.length, most), is_cut: all.length > most },
              })),
            )
            const remembered = { ...choice, person: person && { ...person, known: known.concerns } }
            for (const found of [
              await listFirstOfDays(tx, by, { ...choice, perDay, most }),
              await listFirstOfDays(tx, known, { ...remembered, perDay, most }),
            ])
              assert.deepEqual(
                found.map(({ date, id, is_pre, total, is_cut }) => ({ date, id, is_pre, total, is_cut })),
                wanted,
              )
            cut += wanted.filter(({ is_cut }) => is_cut).length
          }
    }
  })
  assert.ok(cut > 20, `${cut} lines were of days that are not counted to the end`)
})

test('only the plan of all kinds together is kept', () =>
  world.system.read(async (tx) => {
    const me = world.signIn() as unknown as Reader
    const range = { from: '2026-12-01', until: '2026-12-28', withDone: true }
    const kept = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_prepared_statements where statement like '%as is_cut%'`.execute(
        tx.db,
      )
      return rows[0]?.count
    }
    await listFirstOfDays(tx, me, { ...range, kinds: ['task', 'hearing'], perDay: 3, most: 9 })
    const before = await kept()
    await listFirstOfDays(tx, me, { ...range, kinds: [...calendarKinds], perDay: 4, most: 9 })
    assert.equal(await kept(), (before ?? 0) + 1)
    await listFirstOfDays(tx, me, { ...range, kinds: ['limit'], perDay: 4, most: 9 })
    assert.equal(await kept(), (before ?? 0) + 1)
  }))
