/** Heads of letters in a box are written by strangers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largestHead } from '../../data/limits.ts'
import { serveBox } from '../testing/imap-server.ts'
import { imapBox } from './imap.ts'

test('of a head of megabytes only its beginning stays in memory', async (t) => {
  const server = await serveBox()
  t.after(() => server.close())
  const copies = Array.from(
    { length: 40_000 },
    (_, at) => `Cc: kopya${at}@baska.test, ikinci${at}@baska.test`,
  )
  server.add(['To: dosya@ornek.test', ...copies, '', 'Metin'].join('\r\n'))
  const open = await imapBox({ url: server.url, address: 'dosya@ornek.test', folder: 'INBOX' }).open(
    new AbortController().signal,
  )
  t.after(() => open.close())
  const [letter] = await open.letters(0, 100)
  assert.ok(letter && letter.size > 2_000_000)
  assert.equal(letter.head.length, largestHead)
  assert.match(letter.head.toString(), /^To: dosya@ornek\.test\r\n/)
})
