import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from '../../testing/index.ts'
import { KnownRights, type Reader } from '../known-rights.ts'
import { readable } from './readable.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

/** Ids of the cases that a list shows: by rights that it reads itself, and by those that the server remembers. */
const shown = ({ officeId, userId, roles }: Person, known?: KnownRights) =>
  world.system.read(async (tx) => {
    const person = { officeId, userId, roles: roles as Reader['roles'] }
    const rows = await readable(tx, known ? await known.readerOf(tx, person) : person)
      .select('cases.id')
      .execute()
    return rows.map(({ id }) => id).sort()
  })

test('lists show the cases that the person may read, and no others, whether rights are remembered or not', async () => {
  const known = new KnownRights()
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const [given, taken, deleted] = [await newCase(me), await newCase(me), await newCase(me)]
  await newCase(world.signIn())
  const grant = (caseId: string, permission: string) =>
    me.of('cases.updatePermissions', caseId, { permissions: [{ userId: colleague.userId, permission }] })
  for (const { caseId } of [given, taken, deleted]) await grant(caseId, 'read')
  assert.deepEqual(await shown(colleague, known), [given.caseId, taken.caseId, deleted.caseId].sort())
  await grant(taken.caseId, 'none')
  await me.of('cases.delete', deleted.caseId, { comment: 'Mükerrer' })
  for (const memory of [undefined, known]) {
    assert.deepEqual(await shown(colleague, memory), [given.caseId])
    assert.deepEqual(await shown(me, memory), [given.caseId, taken.caseId].sort())
  }
})
