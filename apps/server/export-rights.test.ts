/** Random calls about the export of the whole office, compared with the simplest statement of its rule. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Role } from '@mizan/company/schemas'
import type { Row } from '@mizan/platform/contract'
import { randomFrom, until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { allRows, send } from './sweep/rows.ts'
import { openWorkingWorld, type Person, type World } from './sweep/world.ts'

const steps = Number(process.env.RANDOM_STEPS ?? 400)

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

/** The rule itself, as plainly as possible. */
const mayExport = (held: readonly string[]): boolean => held.includes('ADMIN')

const rows = new Map(allRows)
const names = ['exports.start', 'exports.list', 'exports.cancel', 'exports.file'] as const
const refusals = ['access.forbidden', 'export.administrators_only']

/** The answer of one of the calls, by its code or its status. */
async function outcome({ headers }: Person, name: (typeof names)[number], exportId: string): Promise<string> {
  const input = name === 'exports.start' ? { body: { format: 'json' } } : { params: { exportId } }
  const answer = await send(
    world.server,
    rows.get(name) as Row,
    name === 'exports.list' ? {} : input,
    headers,
  )
  return answer.statusCode === 200 ? 'done' : answer.json().code
}

/** An export of the person's office that is done. */
async function exported({ headers }: Person): Promise<string> {
  const { data } = await world.call(headers, 'exports.start', { body: { format: 'json' } })
  const { exportId } = data
  const state = await until(async () => {
    const { items } = (await world.call(headers, 'exports.list')).data
    const found = items.find((one: { exportId: string }) => one.exportId === exportId)
    return found.state !== 'running' && found.state
  }, 120)
  assert.equal(state, 'done')
  return exportId
}

test(`${steps} random calls of people whose roles change open the export of the office to administrators alone`, async () => {
  const random = randomFrom(20_261_123)
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const admin = await world.withRoles('ADMIN')
  const office = sql`(select company_id from memberships where user_id = ${admin.userId})`
  const held = new Map<Person, string[]>()
  const give = async (person: Person, some: string[]) => {
    await world.system(sql`
      update memberships set company_id = ${office}, roles = ${some} where user_id = ${person.userId}`)
    held.set(person, some)
  }
  for (let count = 0; count < 4; count += 1) await give(await world.withRoles('USER'), ['USER'])
  const stranger = await world.withRoles('ADMIN')
  const exportId = await exported(admin)
  // A later export takes the place of this file.
  assert.equal(await outcome(admin, 'exports.file', exportId), 'done')
  const opened = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    const person = one([...held.keys()])
    const name = one(names)
    if (random(4) === 0) await give(person, [...new Set([one(Role.options), one(Role.options)])])
    const told = await outcome(person, name, exportId)
    const may = mayExport(held.get(person) ?? [])
    assert.equal(refusals.includes(told), !may, `${name} by ${held.get(person)}: ${told}`)
    if (may) opened.add(`${name} ${told}`)
    if (name === 'exports.file' || name === 'exports.cancel')
      assert.equal(await outcome(stranger, name, exportId), 'export.not_found')
  }
  for (const expected of ['exports.start done', 'exports.list done'])
    assert.ok(opened.has(expected), expected)
})
