import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { quoted } from './quote.ts'
import { type MailSender, UndeliverableError } from './senders.ts'
import { smtpSender } from './smtp.ts'
import { examineMailSender } from './testing/exam.ts'
import { readMail } from './testing/read-mail.ts'
import { type SmtpDouble, startSmtpDouble } from './testing/smtp-double.ts'

const from = 'Mizan <noreply@mizan.test>'
const mail = { id: '7.x', to: 'ayse@ornek.test', subject: 'Kod', text: 'Kod 123456' }
let server: SmtpDouble
let sender: MailSender

before(async () => {
  server = await startSmtpDouble()
  sender = smtpSender({ url: server.url, from, timeoutMs: 4_000 })
})
after(() => server.close())
beforeEach(() => {
  server.behave('fine')
  server.received.length = 0
})

examineMailSender('mail by SMTP', async () => {
  const own = await startSmtpDouble()
  return {
    sender: smtpSender({ url: own.url, from }),
    arrived: async () => own.received.map(readMail),
    close: own.close,
  }
})

const refused = (given: MailSender, kind?: typeof UndeliverableError) =>
  assert.rejects(given.send(mail), (error: Error) => {
    assert.equal(error instanceof UndeliverableError, kind === UndeliverableError, error.message)
    assert.doesNotMatch(error.message, /ornek|ayse/)
    return true
  })

test('a message is not tried again if its recipient or text is refused', async () => {
  server.behave('refuse')
  await refused(sender, UndeliverableError)
  server.behave('reject')
  await refused(sender, UndeliverableError)
})

test('a server that is busy, silent, dropping connections or unreachable is tried again later', async () => {
  server.behave('busy')
  await refused(sender)
  server.behave('drop')
  await refused(sender)
  server.behave('silent')
  await refused(smtpSender({ url: server.url, from, timeoutMs: 400 }))
  await refused(smtpSender({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 1_000 }))
  assert.deepEqual(server.received, [])
})

test('a subject cannot add a header', async () => {
  await sender.send({ ...mail, subject: 'Kod\r\nBcc: baskasi@ornek.test\r\n\r\nGövde' })
  const [received] = server.received
  assert.deepEqual(received?.recipients, [mail.to])
  assert.doesNotMatch(received?.source.split('\r\n\r\n')[0] ?? '', /^Bcc:/m)
})

test('a quoted name arrives in a subject exactly as it was quoted, and is not decoded', async () => {
  const subject = quoted('=?utf-8?Q?Hesab=C4=B1n=C4=B1z?= odul.com')
  await sender.send({ ...mail, subject })
  assert.equal(server.received.map(readMail)[0]?.subject, subject)
})

test('the Message-ID stays the same when a mail is sent again', async () => {
  await sender.send(mail)
  await sender.send(mail)
  const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
  assert.deepEqual(ids, ['<7.x@mizan.test>', '<7.x@mizan.test>'])
})

test('the connection is encrypted where the server offers it', async () => {
  await sender.send(mail)
  assert.equal(server.received[0]?.isEncrypted, true)
})

test('nothing is sent to a remote server whose certificate is not trusted', async () => {
  await refused(smtpSender({ url: server.url, from, requireTls: true }))
  assert.deepEqual(server.received, [])
})

test('nothing is sent to a remote server that offers no encryption', async () => {
  const plain = await startSmtpDouble({ plain: true })
  await refused(smtpSender({ url: plain.url, from, requireTls: true }))
  assert.equal(plain.received.length, 0)
  await smtpSender({ url: plain.url, from }).send(mail)
  assert.equal(plain.received[0]?.isEncrypted, false)
  await plain.close()
})

test('a server that answers without end is given up after a while', async () => {
  const endless = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.once('close', () => clearInterval(timer))
    })
  })
  await once(endless.listen(0, '127.0.0.1'), 'listening')
  const { port } = endless.address() as AddressInfo
  await refused(smtpSender({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 400 }))
  endless.close()
})

test('user and password of the address are used, and the mail waits if they are wrong', async () => {
  const strict = await startSmtpDouble({ login: { user: 'büro@mizan', password: 'p@ss:w/rd' } })
  await smtpSender({ url: strict.url, from }).send(mail)
  assert.equal(strict.received.length, 1)
  await refused(smtpSender({ url: strict.url.replace(/:[^:/]+@/, ':wrong@'), from }))
  await strict.close()
})
