import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'
import { readable } from './readable.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const deepInList = 5_000

/** Ids of the cases that a list shows, whether its page is near or far back. */
const shown = ({ officeId, userId, roles }: Person, passed: number) =>
  world.system.read(async (tx) => {
    const reader = { officeId, userId, roles: roles as Parameters<typeof readable>[1]['roles'] }
    const rows = await readable(tx, reader, passed).select('cases.id').execute()
    return rows.map(({ id }) => id).sort()
  })

test('pages far back in a list show the cases that the person may read, and no others', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const [given, taken, deleted] = [await newCase(me), await newCase(me), await newCase(me)]
  await newCase(world.signIn())
  for (const { caseId } of [given, taken, deleted])
    await me.of('cases.updatePermissions', caseId, {
      permissions: [{ userId: colleague.userId, permission: 'read' }],
    })
  await me.of('cases.updatePermissions', taken.caseId, {
    permissions: [{ userId: colleague.userId, permission: 'none' }],
  })
  await me.of('cases.delete', deleted.caseId, { comment: 'Mükerrer' })
  for (const passed of [0, deepInList]) {
    assert.deepEqual(await shown(colleague, passed), [given.caseId])
    assert.deepEqual(await shown(me, passed), [given.caseId, taken.caseId].sort())
  }
})
