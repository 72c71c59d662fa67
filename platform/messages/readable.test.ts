import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestDatabase } from '../database/testing/index.ts'
import { messageMigrations } from './migrations.ts'
import { queueMessage } from './queue.ts'
import { readableSenders } from './readable.ts'
import { forgetMessagesTo, listSent, messagesTo } from './store.ts'
import { examineMailSender, examineSmsSender } from './testing/exam.ts'

async function open() {
  const database = await openTestDatabase(messageMigrations)
  const call = database.call()
  const kept = () => call.system.read((tx) => listSent(tx, 1_000))
  return { database, call, senders: readableSenders(call), kept }
}

async function opened() {
  const { database, senders, kept } = await open()
  const arrived = async () =>
    (await kept()).map(({ recipient: to, subject, text }) =>
      subject === null ? { to, text } : { to, subject, text },
    )
  return { senders, arrived, close: () => database.close() }
}

examineMailSender('the readable outbox', async () => {
  const { senders, ...more } = await opened()
  return { sender: senders.mail, ...more }
})
examineSmsSender('the readable outbox', async () => {
  const { senders, ...more } = await opened()
  return { sender: senders.sms, ...more }
})

test('an office cannot read what the product sent', async () => {
  const { database, senders } = await open()
  await senders.sms.send({ to: '+905550000001', text: 'Kod 123456' })
  const office = database.call({ officeId: 'office-1' })
  assert.deepEqual(await office.office.read((tx) => listSent(tx, 10)), [])
})

test('only the latest five hundred messages are kept', async () => {
  const { senders, kept } = await open()
  for (let number = 1; number <= 510; number += 1)
    await senders.sms.send({ to: '+905550000001', text: `Kod ${number}` })
  const texts = (await kept()).map(({ text }) => text)
  assert.equal(texts.length, 500)
  assert.deepEqual([texts.at(0), texts.at(-1)], ['Kod 510', 'Kod 11'])
})

test('messages that wait for a person or were sent to them can be listed without texts, and deleted', async () => {
  const { call, senders } = await open()
  const mine = ['a@ornek.test', '+905550000001']
  await senders.sms.send({ to: '+905550000001', text: 'Kod 123456' })
  await senders.sms.send({ to: '+905550000002', text: 'Kod 654321' })
  for (const to of ['a@ornek.test', 'b@ornek.test'])
    await call.system((tx) => queueMessage(tx, { channel: 'email', to, subject: 'Kod', text: 'Kod 123456' }))
  const listed = (recipients: string[]) => call.system.read((tx) => messagesTo(tx, recipients))
  assert.deepEqual(
    (await listed(mine)).map(({ at, ...rest }) => rest),
    [
      { channel: 'sms', subject: null },
      { channel: 'email', subject: 'Kod' },
    ],
  )
  await call.system((tx) => forgetMessagesTo(tx, mine))
  assert.deepEqual(await listed(mine), [])
  assert.equal((await listed(['b@ornek.test', '+905550000002'])).length, 2)
  assert.deepEqual(await listed([]), [])
})
