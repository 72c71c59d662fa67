/**
 * Tests that no call sends more statements to the database than its limit, and that no exception remains that is not
 * needed.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { allRows, send } from './rows.ts'
import { limitOf, statementExceptions } from './statement-limits.ts'
import { countStatements } from './statements.ts'
import { goodCallOf } from './successes.ts'
import { openWorld, type World } from './world.ts'

let world: World
let counter: ReturnType<typeof countStatements>

before(async () => {
  world = await openWorld()
  counter = countStatements(world.database.pool)
  // Statements before the input of the call is read belong to the gate.
  world.server.addHook('preParsing', async () => counter.forget())
})
after(() => world.close())

test('each exception names an existing row, is above the limit and has a reason', () => {
  const rows = new Map(allRows)
  for (const [name, { statements, reason }] of Object.entries(statementExceptions)) {
    const row = rows.get(name)
    assert.ok(row, `${name} is no row any more`)
    assert.ok(statements > limitOf(row), `${name} is within the limit and need not be named`)
    assert.match(reason, /\w.*\.$/, name)
  }
})

for (const [name, row] of allRows)
  test(`${name} sends no more statements than its limit`, async () => {
    const { headers, input } = await goodCallOf(world, name)
    const sent = await counter.during(async () => {
      const { statusCode, body } = await send(world.server, row, input, headers)
      assert.equal(statusCode, 200, body)
    })
    const told = `${name} sent ${sent.length}:\n${sent.join('\n')}`
    const exception = statementExceptions[name]
    if (exception) assert.equal(sent.length, exception.statements, told)
    else assert.ok(sent.length <= limitOf(row), told)
  })
