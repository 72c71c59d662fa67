/** Tests of mails that were damaged on the server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { officeOf } from './office.ts'

let world: World
let office: ReturnType<typeof officeOf>
before(async () => {
  world = await openWorld()
  office = officeOf(world)
})
after(() => world.close())

const damage = (mailId: string, column: 'head' | 'wrapped_key') =>
  world.system(sql`update mails set ${sql.ref(column)} =
    set_byte(${sql.ref(column)}, octet_length(${sql.ref(column)}) - 1, 255 - get_byte(${sql.ref(column)}, octet_length(${sql.ref(column)}) - 1))
    where id = ${mailId}`)

async function threeMails(me: Person) {
  const ids: string[] = []
  for (const subject of ['Birinci', 'İkinci', 'Üçüncü'])
    ids.push((await office.bring(me, { subject, files: { 'ek.txt': subject } })).mailId)
  return ids as [string, string, string]
}

for (const column of ['head', 'wrapped_key'] as const)
  test(`a mail whose ${column} is damaged is shown as such, and the others as they are`, async () => {
    const me = await world.superAdmin()
    const [, second] = await threeMails(me)
    await damage(second, column)
    const shown = (await office.list(me)) as { mailId: string; subject: string; isDamaged: boolean }[]
    assert.deepEqual(
      shown.map(({ subject, isDamaged }) => [subject, isDamaged]),
      [
        ['Üçüncü', false],
        ['', true],
        ['Birinci', false],
      ],
    )
    assert.equal(shown[1]?.mailId, second)
  })

test('a mail with damaged display data is filed with its subject and its attachments', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const [, second] = await threeMails(me)
  await damage(second, 'head')
  assert.equal((await office.decide(me, 'mail.file', second, caseId)).status, 200)
  assert.deepEqual((await office.documents(me, caseId)).sort(), ['ek.txt', 'İkinci.eml'])
})

test('a mail that cannot be opened any more is not filed, stays, and can be declined', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const [, second] = await threeMails(me)
  await damage(second, 'wrapped_key')
  assert.equal((await office.decide(me, 'mail.file', second, caseId)).code, 'document.key_unavailable')
  assert.equal((await office.list(me)).length, 3)
  assert.equal((await office.decide(me, 'mail.decline', second)).status, 200)
  assert.equal((await office.list(me)).length, 2)
})
