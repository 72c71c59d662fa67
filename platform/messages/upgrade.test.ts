import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSchema, dropEverything } from '../database/backup/schema.ts'
import { migrate } from '../database/index.ts'
import { platformMigrations } from '../database/platform-migrations.ts'
import { openTestJobs } from '../jobs/testing/index.ts'
import { createLog } from '../log/index.ts'
import { until } from '../testing/index.ts'
import { messagesDesk } from './jobs.ts'
import { lettersWaiting } from './testing/index.ts'

test('messages that wait in an installation of the previous version are sent by this one, in their order', async (t) => {
  const { database, call, start } = await openTestJobs(t)
  const client = await database.pool.connect()
  await dropEverything(client)
  await buildSchema(client, platformMigrations.slice(0, 3))
  const texts = ['Birinci', 'İkinci', 'Bitmiş']
  for (const text of texts)
    await client.query(
      `insert into outbox (kind, payload, created_at, available_at, done_at)
       values ('message', $1, now(), now(), case when $2 then now() end)`,
      [JSON.stringify({ channel: 'sms', to: '+905550000001', text }), text === 'Bitmiş'],
    )
  client.release()
  await migrate(database)
  assert.deepEqual(
    (await lettersWaiting(call)).map(({ text }) => text),
    ['Birinci', 'İkinci'],
  )
  const sent: string[] = []
  const take = { send: async ({ text }: { text: string }) => void sent.push(text) }
  await start([messagesDesk({ mail: take, sms: take }, createLog({ level: 'silent' }))])
  await until(async () => (await lettersWaiting(call)).length === 0)
  assert.deepEqual(sent.toSorted(), ['Birinci', 'İkinci'])
})

test('an office can add messages but not read any, not even through the functions of the runner', async (t) => {
  const { database } = await openTestJobs(t)
  await database.pool.query(`
    begin; select set_config('app.company_id', 'office-1', true);
    insert into waiting_messages (id, queued_at, message) values (gen_random_uuid(), now(), '{"to":"x"}'); commit`)
  const client = await database.pool.connect()
  await client.query(`begin; select set_config('app.company_id', 'office-1', true)`)
  const { rows: before } = await client.query('select id from waiting_messages')
  await client.query('select from waiting_message(gen_random_uuid())')
  const { rows: scope } = await client.query(`select current_setting('app.company_id') as scope`)
  const { rows: behind } = await client.query('select id from waiting_messages')
  await client.query('rollback')
  client.release()
  assert.deepEqual([before, scope, behind], [[], [{ scope: 'office-1' }], []])
})
