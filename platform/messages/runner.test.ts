import assert from 'node:assert/strict'
import { test } from 'node:test'
import { write } from '../database/index.ts'
import { openTestDatabase } from '../database/testing/index.ts'
import { createLog } from '../log/index.ts'
import type { Message } from './message.ts'
import { queueMessage } from './queue.ts'
import { type MessageRunner, startMessages } from './runner.ts'
import { type Senders, SendingError, UndeliverableError } from './senders.ts'

const sms = (text: string, more: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to: '+905550000001',
  text,
  ...more,
})

/** `fail`: what the provider says to a text; nothing means that it takes it. */
async function office(fail: (text: string) => Error | undefined = () => undefined) {
  const database = await openTestDatabase()
  let shift = 0
  const context = database.context({ clock: { now: () => new Date(Date.now() + shift) } })
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
    context,
    sent,
    lines,
    later: (ms: number) => (shift += ms),
    queue: (message: Message) => write(context, (tx) => queueMessage(tx, message)),
    waiting: () => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute(),
    start: (pollMs = 20) => keptAwake(startMessages({ context, senders, log, pollMs })),
    senders,
  }
}

/** The pauses of a runner keep no process alive, and one that waits for nothing else would end in the middle. */
function keptAwake(runner: MessageRunner): MessageRunner {
  const awake = setInterval(() => {}, 1_000)
  return { close: (graceMs) => runner.close(graceMs).finally(() => clearInterval(awake)) }
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a message is sent after its transaction, and nothing of it stays in the database', async () => {
  const { queue, sent, waiting, start } = await office()
  const runner = start(1_000)
  await queue({ channel: 'email', to: 'a@ornek.test', subject: 'Kod', text: 'Kod 123456' })
  await until(async () => (await waiting()).length === 0)
  assert.deepEqual(
    sent.map((mail) => ({ ...(mail as object), id: '' })),
    [{ id: '', to: 'a@ornek.test', subject: 'Kod', text: 'Kod 123456' }],
  )
  await runner.close()
})

test('what is queued while no runner runs is sent by the next one, each message once', async () => {
  const { queue, sent, waiting, start } = await office()
  for (let number = 0; number < 30; number += 1) await queue(sms(`Kod ${number}`))
  const runners = [start(), start()]
  await until(async () => (await waiting()).length === 0)
  assert.equal(new Set(sent.map((one) => (one as { text: string }).text)).size, 30)
  assert.equal(sent.length, 30)
  await Promise.all(runners.map((runner) => runner.close()))
})

test('a message that is not taken waits and is sent later, others are not held up', async () => {
  let isDown = true
  const { queue, sent, waiting, start, later } = await office((text) =>
    isDown && text === 'zor' ? new SendingError('busy') : undefined,
  )
  const runner = start()
  await queue(sms('zor'))
  await queue(sms('kolay'))
  await until(async () => sent.length === 1 && (await waiting())[0]?.last_error === 'busy')
  isDown = false
  later(5_000)
  await until(async () => (await waiting()).length === 0)
  assert.deepEqual(
    sent.map((one) => (one as { text: string }).text),
    ['kolay', 'zor'],
  )
  await runner.close()
})

test('a message that can never arrive is dropped and noted without its recipient or text', async () => {
  const { queue, waiting, start, lines } = await office(() => new UndeliverableError('no such number'))
  const runner = start()
  await queue(sms('Kod 123456'))
  await until(async () => (await waiting()).length === 0)
  await runner.close()
  assert.match(lines.join(), /no such number/)
  assert.doesNotMatch(lines.join(), /123456|9055500/)
})

test('a code that has expired is not sent any more, nor a message after a day of trying', async () => {
  const { queue, sent, waiting, start, later, context } = await office()
  await queue(sms('Kod', { validUntil: new Date(context.clock.now().getTime() + 600_000) }))
  later(600_000)
  await queue(sms('Haber'))
  later(24 * 3_600_000)
  await queue(sms('Yeni'))
  const runner = start()
  await until(async () => (await waiting()).length === 0)
  assert.deepEqual(sent, [{ to: '+905550000001', text: 'Yeni' }])
  await runner.close()
})

test('a runner that closes finishes what it has begun and takes nothing more', async () => {
  let begun = () => {}
  let finish = () => {}
  const taken = new Promise<void>((resolve) => (begun = resolve))
  const held = new Promise<void>((resolve) => (finish = resolve))
  const { queue, waiting, start, senders } = await office()
  senders.sms.send = async () => {
    begun()
    await held
  }
  const runner = start()
  await queue(sms('Kod'))
  await taken
  const closed = runner.close()
  await queue(sms('Sonraki'))
  finish()
  await closed
  assert.deepEqual(
    (await waiting()).map(({ payload }) => (payload as Message).text),
    ['Sonraki'],
  )
})

test('line breaks in a recipient or a subject, empty texts and mail without a subject are refused', async () => {
  const { queue, waiting } = await office()
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
