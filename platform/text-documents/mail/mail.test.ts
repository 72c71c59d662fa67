import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocumentError } from '../problem.ts'
import { attachmentsOf, mailLimits, readMailFile } from './index.ts'

const mixed = (parts: readonly string[], boundary = 'b') =>
  Buffer.from(
    [
      `From: =?UTF-8?Q?Ay=C5=9Fe?= <ayse@ornek.test>\r\nTo: Mert <mert@ornek.test>\r\nSubject: =?UTF-8?Q?Ke=C5=9Fif?=`,
      `Date: Mon, 02 Mar 2026 09:00:00 +0300\r\nMessage-ID: <1@ornek.test>\r\nMIME-Version: 1.0`,
      `Content-Type: multipart/mixed; boundary="${boundary}"\r\n`,
      ...parts.map((part) => `--${boundary}\r\n${part}`),
      `--${boundary}--\r\n`,
    ].join('\r\n'),
  )
const text = 'Content-Type: text/plain; charset=utf-8\r\n\r\nKeşif günü ektedir.'
const file = (name: string, content: string, type = 'text/plain') =>
  `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}`

test('a mail says who wrote, when, what about, and which files came with it', async () => {
  const bytes = mixed([text, file('tutanak.txt', 'bir')])
  const mail = await readMailFile(bytes)
  assert.deepEqual(
    [mail.messageId, mail.subject, mail.from, mail.to, mail.sentAt, mail.text.trim()],
    [
      '<1@ornek.test>',
      'Keşif',
      { name: 'Ayşe', address: 'ayse@ornek.test' },
      ['Mert <mert@ornek.test>'],
      '2026-03-02T06:00:00.000Z',
      'Keşif günü ektedir.',
    ],
  )
  assert.deepEqual(mail.attachments, [
    { name: 'tutanak.txt', type: 'text/plain', bytes: 3, isOrnament: false },
  ])
  const [opened] = await attachmentsOf(bytes)
  assert.equal(Buffer.from(opened?.content ?? []).toString(), 'bir')
})

test('a mail within a mail stays one file, with what lies within it', async () => {
  const inner = `Content-Type: message/rfc822\r\n\r\n${mixed([text, file('ic.txt', 'iç')], 'within').toString('latin1')}`
  const mail = await readMailFile(mixed([text, inner]))
  assert.deepEqual(
    mail.attachments.map(({ type }) => type),
    ['message/rfc822'],
  )
})

test('of very many attachments only some are listed, and the mail says so', async () => {
  const many = Array.from({ length: mailLimits.attachments + 5 }, (_, at) => file(`${at}.txt`, 'x'))
  const mail = await readMailFile(mixed(many))
  assert.deepEqual([mail.attachments.length, mail.isCut], [mailLimits.attachments, true])
})

test('a file that is not a mail, or nests without end, is refused, and the next one is read', async () => {
  const problemOf = (bytes: Buffer) =>
    readMailFile(bytes).then(
      () => undefined,
      ({ problem }: DocumentError) => problem,
    )
  const nested = Array.from({ length: 60 }, (_, at) => {
    const next = `Content-Type: multipart/mixed; boundary="n${at + 1}"\r\n\r\n`
    return `--n${at}\r\n${next}`
  }).join('')
  const deep = `Subject: x\r\nContent-Type: multipart/mixed; boundary="n0"\r\n\r\n${nested}`
  assert.equal(await problemOf(Buffer.from('yalnız bir satır')), 'not_a_document')
  assert.equal(await problemOf(Buffer.from(deep)), 'damaged')
  assert.equal((await readMailFile(mixed([text]))).subject, 'Keşif')
})
