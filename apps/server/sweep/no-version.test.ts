/**
 * Tests that a call without a version changes the present state, and that the record says so: a client of the
 * specification names none.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Row } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { allRows, send } from './rows.ts'
import { goodCallOf } from './successes.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

/** A draft leaves no entry, a new case names the version of a template, and the samples of the others change nothing. */
const unrecorded = new Set([
  ...[
    'cases.saveDraft',
    'cases.create',
    'cases.updateDisplayTitle',
    'cases.updateAssignee',
    'cases.changeMany',
  ],
  ...['tasks.updateDeadline', 'tasks.updateAssignee', 'client.updateContact'],
])

const namesVersion = (body: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"version":{')

/** A second person confirms the state that they have seen, and no change in between. */
const needsVersion = new Set(['limits.confirm'])

const versioned = allRows.filter(
  ([name, { body }]) => !needsVersion.has(name) && body !== undefined && namesVersion(body),
)

test('no time limit can be confirmed without the version that the person has seen', async () => {
  const { headers, input } = await goodCallOf(world, 'limits.confirm')
  const row = new Map(allRows).get('limits.confirm') as Row
  const { statusCode } = await send(
    world.server,
    row,
    { ...input, body: withoutVersion(input.body) },
    headers,
  )
  assert.equal(statusCode, 400)
  assert.equal((await send(world.server, row, input, headers)).statusCode, 200)
})

function withoutVersion(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVersion)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([name]) => name !== 'version')
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutVersion(inner)]))
}

const newestEntry = async () => {
  const { rows } = await world.system(sql`select coalesce(max(id), 0) as id from audit_entries`)
  return Number((rows[0] as { id: string }).id)
}

test('changes of cases, tasks, dates, parties, clients, documents, recordings and time name a version', () => {
  const domains = new Set(versioned.map(([name]) => name.split('.')[0]))
  for (const domain of ['cases', 'tasks', 'limits', 'hearings', 'client', 'documents', 'recordings', 'time'])
    assert.ok(domains.has(domain), domain)
})

for (const [name, row] of versioned)
  test(`${name} without a version changes the current state, and the record says so`, async () => {
    const { headers, input } = await goodCallOf(world, name)
    const before = await newestEntry()
    const body = withoutVersion(input.body)
    const { statusCode, body: answered } = await send(world.server, row, { ...input, body }, headers)
    assert.equal(statusCode, 200, answered)
    const { rows } = await world.system(
      sql`select details->>'unseen' as unseen from audit_entries where id > ${before} and row_name = ${name}`,
    )
    const says = rows.some((one) => (one as { unseen: string | null }).unseen === 'yes')
    assert.equal(says, !unrecorded.has(name))
  })
