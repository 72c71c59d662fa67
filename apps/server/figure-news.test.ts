/** Tests that changed figures change last days, and that people who rely on the former ones are notified at once. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { allRows } from './sweep/rows.ts'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const added = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job
    where name = 'limits.recalculate'`.execute(world.database.kysely)
  return rows[0]?.count ?? 0
}

test('once a figure is confirmed the time limits of cases are calculated again, and a mere proposal changes none', async () => {
  const [proposer, other] = [await world.superAdmin(), await world.superAdmin()]
  const { body = {} } = new Map(allRows).get('calculators.proposeFigure')?.sample ?? {}
  const proposed = await world.call(proposer.headers, 'calculators.proposeFigure', { body })
  const before = await added()
  const params = { changeId: proposed.data.changeId }
  assert.equal((await world.call(proposer.headers, 'calculators.confirmFigure', { params })).status, 409)
  assert.equal(await added(), before)
  assert.equal((await world.call(other.headers, 'calculators.confirmFigure', { params })).status, 200)
  assert.equal(await added(), before + 1)
})
