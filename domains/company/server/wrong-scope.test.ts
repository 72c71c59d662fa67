/** Queries the database directly, without the calls and their checks: row-level security must hold by itself. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Opening } from '@mizan/platform/call'
import { removeMember } from './actions/remove-member.ts'
import type { CompanyCall, Tx } from './call.ts'
import type { CompanyTables } from './index.ts'
import type { Person } from './parts.ts'
import { openWorld } from './testing/index.ts'
import { endOfSession } from './testing/people.ts'

const tables = ['companies', 'memberships', 'invitations'] as const

let world: Awaited<ReturnType<typeof openWorld>>
let own: { officeId: string; admin: Person }
let stranger: Opening<CompanyTables>

before(async () => {
  world = await openWorld()
  own = await world.newOffice()
  await world.invite(own.admin, await world.newPerson())
  const other = await world.newOffice()
  stranger = world.ofOffice(other.officeId).office
})
after(() => world.close())

const rowsSeenBy = (open: Opening<CompanyTables>, table: (typeof tables)[number]) =>
  open.read(({ db }) => db.selectFrom(table).selectAll().where('company_id', '=', own.officeId).execute())

for (const table of tables)
  describe(table, () => {
    test('an office sees its own rows', async () => {
      const rows = await rowsSeenBy(world.ofOffice(own.officeId).office, table)
      assert.equal(rows.length, 1)
    })

    test('another office sees none of them', async () => {
      assert.deepEqual(await rowsSeenBy(stranger, table), [])
    })

    test('without a scope no row is visible', async () => {
      assert.deepEqual(await world.database.kysely.selectFrom(table).selectAll().execute(), [])
    })

    test('another office can neither change nor delete them', async () => {
      const [changed] = await stranger(({ db }) =>
        db
          .updateTable(table)
          .set({ company_id: own.officeId })
          .where('company_id', '=', own.officeId)
          .execute(),
      )
      assert.equal(changed?.numUpdatedRows, 0n)
      const [deleted] = await stranger(({ db }) =>
        db.deleteFrom(table).where('company_id', '=', own.officeId).execute(),
      )
      assert.equal(deleted?.numDeletedRows, 0n)
      assert.equal((await rowsSeenBy(world.system().system, table)).length, 1)
    })

    test('another office cannot put a row into it', async () => {
      const [row] = await rowsSeenBy(world.system().system, table)
      const forged = {
        ...row,
        ...('id' in row! ? { id: 'forged', link_hash: 'forged', email: 'forged@ornek.test' } : {}),
      }
      const insert = stranger(({ db }) =>
        db
          .insertInto(table)
          .values(forged as never)
          .execute(),
      )
      await assert.rejects(insert, /row-level security/)
    })
  })

test('an office cannot give its own rows to another', async () => {
  const moved = stranger(({ db }) =>
    db.updateTable('memberships').set({ company_id: own.officeId }).execute(),
  )
  await assert.rejects(moved, /row-level security/)
})

test('in the system part of a removal an office can neither read nor write rows of another', async () => {
  const { officeId, admin } = own
  const member = await world.newMember(officeId, 'USER')
  const other = await world.newOffice()
  const real = world.ofOffice(officeId)
  const found: number[] = []
  /** Runs in the transaction of the removal itself, after its last statement. */
  const open = <Result>(work: (tx: Tx) => Promise<Result>) =>
    real.office(async (tx) => {
      const result = await work(tx)
      const theirs = () => tx.db.selectFrom('memberships').where('company_id', '=', other.officeId)
      found.push((await theirs().selectAll().execute()).length)
      const change = tx.db.updateTable('memberships').set({ roles: ['USER'] })
      const [changed] = await change.where('company_id', '=', other.officeId).execute()
      found.push(Number(changed?.numUpdatedRows))
      return result
    })
  const caller = { userId: admin.id }
  const call: CompanyCall = {
    ...real,
    caller: { ...caller, officeId, roles: ['ADMIN'] },
    office: Object.assign(open, { read: real.office.read, unaudited: real.office.unaudited }),
  }
  assert.deepEqual(await removeMember(call, { userId: member.id }), { done: true })
  assert.deepEqual(found, [0, 0])
  assert.equal(await endOfSession(world.system(), member.id), 'removed')
})
