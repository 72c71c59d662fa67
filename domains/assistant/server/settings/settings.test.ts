import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openOffices, type TestOffices } from '../testing/index.ts'

let offices: TestOffices
before(async () => {
  offices = await openOffices()
})
after(() => offices.close())

type Person = ReturnType<TestOffices['signIn']>
const switchTo = (by: Person, hidesSecrets: boolean) =>
  by.call('assistant.updateSettings', { body: { hidesSecrets } })
const recorded = ({ officeId }: Person) =>
  offices.system(async ({ db }) => {
    const { rows } = await sql<{ actor_id: string; details: unknown }>`
      select actor_id, details from audit_entries
      where company_id = ${officeId} and action = 'assistant.settings_changed' order by id`.execute(db)
    return rows
  })

test('an office hides personal data until its administrator switches that off, in that office alone', async () => {
  const [me, stranger] = [offices.signIn(), offices.signIn()]
  assert.deepEqual((await me.call('assistant.settings')).data, { hidesSecrets: true })
  assert.deepEqual((await switchTo(me, false)).data, { hidesSecrets: false })
  assert.deepEqual((await me.call('assistant.settings')).data, { hidesSecrets: false })
  assert.deepEqual((await stranger.call('assistant.settings')).data, { hidesSecrets: true })
})

test('the record says who switched the setting, with the old and the new state', async () => {
  const me = offices.signIn()
  await switchTo(me, false)
  await switchTo(me, true)
  assert.deepEqual(await recorded(me), [
    { actor_id: me.userId, details: { before: 'on', after: 'off' } },
    { actor_id: me.userId, details: { before: 'off', after: 'on' } },
  ])
})

test('if two people change the settings at once, the second change records the result of the first', async () => {
  const me = offices.signIn()
  await Promise.all([switchTo(me, false), switchTo(me, false)])
  await Promise.all([switchTo(me, true), switchTo(me, true)])
  assert.deepEqual(
    (await recorded(me)).map(({ details }) => details),
    [
      { before: 'on', after: 'off' },
      { before: 'off', after: 'off' },
      { before: 'off', after: 'on' },
      { before: 'on', after: 'on' },
    ],
  )
})

for (const role of ['USER', 'CASEADMIN', 'USERADMIN'])
  test(`somebody with the role ${role} neither sees nor changes the settings`, async () => {
    const me = offices.signIn({ role })
    assert.equal((await me.call('assistant.settings')).status, 403)
    assert.equal((await switchTo(me, false)).status, 403)
    assert.deepEqual(await recorded(me), [])
  })

test('a person who administers people but no cases is told whom to ask', async () => {
  const me = offices.signIn({ role: 'COMPANYADMIN' })
  assert.equal((await me.call('assistant.settings')).code, 'assistant.administrators_only')
  assert.equal((await switchTo(me, false)).code, 'assistant.administrators_only')
})
