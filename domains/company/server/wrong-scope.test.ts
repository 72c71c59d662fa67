// Asks the database directly, past the calls and their checks: row-level security must hold by itself.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type DataContext, read, write } from '@mizan/platform/database'
import type { CompanyTables } from './index.ts'
import type { Person } from './parts.ts'
import { openWorld } from './testing/index.ts'

const tables = ['companies', 'memberships', 'invitations'] as const

let world: Awaited<ReturnType<typeof openWorld>>
let own: { companyId: string; admin: Person }
let stranger: DataContext<CompanyTables>

before(async () => {
  world = await openWorld()
  own = await world.newOffice()
  await world.invite(own.admin, await world.newPerson())
  const other = await world.newOffice()
  stranger = world.database.context({ companyId: other.companyId })
})
after(() => world.close())

const rowsSeenBy = (ctx: DataContext<CompanyTables>, table: (typeof tables)[number]) =>
  read(ctx, ({ db }) => db.selectFrom(table).selectAll().where('company_id', '=', own.companyId).execute())

for (const table of tables)
  describe(table, () => {
    test('an office sees its own rows', async () => {
      const rows = await rowsSeenBy(world.database.context({ companyId: own.companyId }), table)
      assert.equal(rows.length, 1)
    })

    test('another office sees none of them', async () => {
      assert.deepEqual(await rowsSeenBy(stranger, table), [])
    })

    test('without a scope nobody sees any', async () => {
      assert.deepEqual(await world.database.kysely.selectFrom(table).selectAll().execute(), [])
    })

    test('another office neither changes nor deletes them', async () => {
      const [changed] = await write(stranger, ({ db }) =>
        db
          .updateTable(table)
          .set({ company_id: own.companyId })
          .where('company_id', '=', own.companyId)
          .execute(),
      )
      assert.equal(changed?.numUpdatedRows, 0n)
      const [deleted] = await write(stranger, ({ db }) =>
        db.deleteFrom(table).where('company_id', '=', own.companyId).execute(),
      )
      assert.equal(deleted?.numDeletedRows, 0n)
      assert.equal((await rowsSeenBy(world.system(), table)).length, 1)
    })

    test('another office cannot put a row into it', async () => {
      const [row] = await rowsSeenBy(world.system(), table)
      const forged = {
        ...row,
        ...('id' in row! ? { id: 'forged', link_hash: 'forged', email: 'forged@ornek.test' } : {}),
      }
      const insert = write(stranger, ({ db }) =>
        db
          .insertInto(table)
          .values(forged as never)
          .execute(),
      )
      await assert.rejects(insert, /row-level security/)
    })
  })

test('an office cannot hand its own rows to another', async () => {
  const moved = write(stranger, ({ db }) =>
    db.updateTable('memberships').set({ company_id: own.companyId }).execute(),
  )
  await assert.rejects(moved, /row-level security/)
})
