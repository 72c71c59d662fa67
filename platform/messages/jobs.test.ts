import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { enqueueJob } from '../jobs/index.ts'
import { openTestJobs } from '../jobs/testing/index.ts'
import { createLog } from '../log/index.ts'
import { until } from '../testing/index.ts'
import { messageJobs, messagesDesk } from './jobs.ts'
import type { Message } from './message.ts'
import { queueMessage } from './queue.ts'
import { type Senders, SendingError, UndeliverableError } from './senders.ts'
import { forgetOutdated } from './store.ts'
import { lettersWaiting } from './testing/index.ts'

const sms = (text: string, more: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to: '+905550000001',
  text,
  ...more,
})

/** `fail`: the provider's answer to a text; undefined means that it accepts it. */
async function office(t: TestContext, fail: (text: string) => Error | undefined = () => undefined) {
  const jobs = await openTestJobs(t)
  const { call } = jobs
  const sent: unknown[] = []
  const take = async (message: { text: string }) => {
    const failure = fail(message.text)
    if (failure) throw failure
    sent.push(message)
  }
  const senders: Senders = { mail: { send: take }, sms: { send: take } }
  const lines: string[] = []
  const log = createLog({ destination: { write: (line) => void lines.push(line) } })
  return {
    ...jobs,
    sent,
    lines,
    queue: (message: Message) => call.system((tx) => queueMessage(tx, message)),
    waiting: () => lettersWaiting(call),
    start: () => jobs.start([messagesDesk(senders, log)]),
    senders,
  }
}

test('a message is sent after its transaction, and nothing of it stays in the database', async (t) => {
  const { queue, sent, waiting, start } = await office(t)
  await start()
  await queue({ channel: 'email', to: 'a@ornek.test', subject: 'Kod', text: 'Kod 123456' })
  await until(async () => (await waiting()).length === 0)
  assert.deepEqual(
    sent.map((mail) => ({ ...(mail as object), id: '' })),
    [{ id: '', to: 'a@ornek.test', subject: 'Kod', text: 'Kod 123456' }],
  )
})

test('messages that are queued while no runner runs are sent once by the next one', async (t) => {
  const { queue, sent, waiting, start } = await office(t)
  for (let number = 0; number < 30; number += 1) await queue(sms(`Kod ${number}`))
  await Promise.all([start(), start()])
  await until(async () => (await waiting()).length === 0)
  assert.equal(new Set(sent.map((one) => (one as { text: string }).text)).size, 30)
  assert.equal(sent.length, 30)
})

test('a refused message waits and is sent later, and does not delay others', async (t) => {
  let isDown = true
  const { queue, sent, waiting, start, jobs, hasten } = await office(t, (text) =>
    isDown && text === 'zor' ? new SendingError('busy') : undefined,
  )
  await start()
  await queue(sms('zor'))
  await queue(sms('kolay'))
  await until(async () => sent.length === 1 && (await jobs()).some(({ state }) => state === 'retry'))
  const [failed] = (await jobs()).filter(({ state }) => state === 'retry')
  assert.ok(failed && failed.pause > 3 && failed.pause <= 10, `after ${failed?.pause} seconds`)
  assert.deepEqual(failed.output, { message: 'SendingError: busy', name: 'Error' })
  isDown = false
  await hasten()
  await until(async () => (await waiting()).length === 0)
  assert.deepEqual(
    sent.map((one) => (one as { text: string }).text),
    ['kolay', 'zor'],
  )
})

test('a message that failed at its last try leaves neither code nor address behind', async (t) => {
  const { database, call, queue, waiting, start, jobs, later } = await office(
    t,
    () => new SendingError('busy'),
  )
  await queue(sms('Kod 123456'))
  await database.pool.query(`update jobs.job set retry_limit = 0`)
  await start()
  await until(async () => (await jobs()).some(({ name }) => name === 'dead-letters'))
  assert.doesNotMatch(JSON.stringify(await jobs()), /123456|9055500/)
  later(25 * 3_600_000)
  await call.system((tx) => enqueueJob(tx, messageJobs['messages.tidy'], {}))
  await until(async () => (await waiting()).length === 0)
})

test('an undeliverable message is dropped and logged without its recipient or text', async (t) => {
  const { queue, waiting, start, lines } = await office(t, () => new UndeliverableError('no such number'))
  await start()
  await queue(sms('Kod 123456'))
  await until(async () => (await waiting()).length === 0)
  assert.match(lines.join(), /no such number/)
  assert.doesNotMatch(lines.join(), /123456|9055500/)
})

test('an expired code is not sent, nor a message after a day of retries', async (t) => {
  const { queue, sent, waiting, start, later, call } = await office(t)
  await queue(sms('Kod', { validUntil: new Date(call.clock.now().getTime() + 600_000) }))
  later(600_000)
  await queue(sms('Haber'))
  later(24 * 3_600_000)
  await queue(sms('Yeni'))
  await start()
  await until(async () => (await waiting()).length === 0)
  assert.deepEqual(sent, [{ to: '+905550000001', text: 'Yeni' }])
})

test('an invitation that is valid for a week survives a day without a provider, but not its expiry', async (t) => {
  const { queue, waiting, later, call } = await office(t)
  const tidy = () => call.system((tx) => forgetOutdated(tx, new Date(tx.clock.now().getTime() - 86_400_000)))
  await queue(sms('Davet', { validUntil: new Date(call.clock.now().getTime() + 7 * 86_400_000) }))
  await queue(sms('Haber'))
  later(25 * 3_600_000)
  assert.equal(await tidy(), 1)
  assert.deepEqual(
    (await waiting()).map(({ text }) => text),
    ['Davet'],
  )
  later(6 * 86_400_000)
  assert.equal(await tidy(), 1)
})

test('a runner that closes finishes its current job and takes no more', async (t) => {
  let begun = () => {}
  let finish = () => {}
  const taken = new Promise<void>((resolve) => (begun = resolve))
  const held = new Promise<void>((resolve) => (finish = resolve))
  const { queue, waiting, start, senders } = await office(t)
  senders.sms.send = async () => {
    begun()
    await held
  }
  const runner = await start()
  await queue(sms('Kod'))
  await taken
  const closed = runner.close()
  await queue(sms('Sonraki'))
  finish()
  await closed
  assert.deepEqual(
    (await waiting()).map(({ text }) => text),
    ['Sonraki'],
  )
})

test('line breaks in a recipient or a subject, empty texts and mail without a subject are refused', async (t) => {
  const { queue, waiting } = await office(t)
  const mail = { channel: 'email', to: 'a@ornek.test', subject: 'Kod', text: 'Kod' } as const
  const wrong: Message[] = [
    { ...mail, to: 'a@ornek.test\nBcc: b@ornek.test' },
    { ...mail, subject: 'Kod\r\nBcc: b@ornek.test' },
    { ...mail, subject: 'Kod\u2028X' },
    { ...mail, subject: undefined },
    { ...mail, text: '  ' },
    { ...mail, text: 'x'.repeat(20_001) },
  ]
  for (const message of wrong) await assert.rejects(queue(message), TypeError)
  assert.deepEqual(await waiting(), [])
})
