/** Mails as offices get them: with encodings that nobody named, named letters, and signed by S/MIME. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Constructed, Integer, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js'
import { textOf, viewFile } from '../index.ts'
import { windows1254 } from '../testing/udf-text.ts'
import { attachmentsOf, readMailFile } from './index.ts'

const head = 'From: elif@ornek.test\r\nTo: buro@ornek.test\r\nMIME-Version: 1.0\r\n'
const sentence = 'Sayın Başkan, duruşma günü değişmiştir. İğne ışık çağrı.'
const mail = (type: string, body: Uint8Array, subject: string | Uint8Array = 'A') =>
  Buffer.concat([
    Buffer.from(`${head}Content-Type: ${type}\r\nContent-Transfer-Encoding: 8bit\r\nSubject: `),
    typeof subject === 'string' ? Buffer.from(subject) : subject,
    Buffer.from('\r\n\r\n'),
    body,
  ])
const wordsOf = async (bytes: Uint8Array) => {
  const text = await textOf(bytes, 'eml')
  return 'paragraphs' in text ? text.paragraphs.map((one) => one.text) : []
}

test('a text whose encoding is missing or named wrongly is read all the same', async () => {
  const page = (charset: string) =>
    windows1254(`<html><head><meta charset="${charset}"></head><body>${sentence}</body></html>`)
  for (const [name, bytes] of [
    ['no charset', mail('text/plain', windows1254(sentence))],
    ['a page that names its own', mail('text/html', page('windows-1254'))],
    ['UTF-8 that is called ASCII', mail('text/plain; charset=us-ascii', Buffer.from(sentence))],
    ['UTF-8 that is called Latin', mail('text/plain; charset=iso-8859-9', Buffer.from(sentence))],
    ['Turkish Windows that is called UTF-8', mail('text/plain; charset=utf-8', windows1254(sentence))],
  ] as const) {
    assert.deepEqual(await wordsOf(bytes), [sentence], name)
    const view = await viewFile(bytes, 'eml')
    assert.deepEqual(view.shows === 'mail' && view.lines.join(''), sentence, name)
    assert.equal((await readMailFile(bytes)).text.trim(), sentence, name)
  }
})

test('a subject in the Turkish page of Windows is read', async () => {
  const bytes = mail('text/plain', Buffer.from('x'), windows1254('Duruşma günü'))
  assert.equal((await readMailFile(bytes)).subject, 'Duruşma günü')
})

test('letters that HTML names are those letters', async () => {
  const html =
    '<p>Ba&scedil;vuru, &Scedil;irket, &Idot;stanbul, da&gbreve;, k&acirc;r, &sect; 5, &euro; 10, &laquo;x&raquo;</p>'
  assert.deepEqual(await wordsOf(mail('text/html', Buffer.from(html))), [
    'Başvuru, Şirket, İstanbul, dağ, kâr, § 5, € 10, «x»',
  ])
})

const data = '1.2.840.113549.1.7.1'
const signedData = '1.2.840.113549.1.7.2'
const tagged = (...value: never[]) => new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value })

/** What is around the text: version, digests, the text, signers. */
function signed(part: string, kind = signedData): string {
  const octets = new OctetString({ valueHex: new Uint8Array(Buffer.from(part)).buffer })
  const encapsulated = new Sequence({
    value: [new ObjectIdentifier({ value: data }), tagged(octets as never)],
  })
  const content = new Sequence({
    value: [new Integer({ value: 1 }), new SetOf({ value: [] }), encapsulated, new SetOf({ value: [] })],
  })
  const whole = new Sequence({ value: [new ObjectIdentifier({ value: kind }), tagged(content as never)] })
  return Buffer.from(whole.toBER()).toString('base64')
}

const wrapped = (base64: string) =>
  Buffer.from(
    `${head}Subject: Opak imza\r\nContent-Disposition: attachment; filename="smime.p7m"\r\nContent-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`,
  )

test('a mail that is signed in one part says what its signature is around, with the files that came with it', async () => {
  const file =
    'Content-Type: text/plain; name="ek.txt"\r\nContent-Disposition: attachment; filename="ek.txt"\r\n\r\nek'
  const text =
    'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\nSayın meslektaşım, imzalıkelime.'
  const part = `Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n${text}\r\n--b\r\n${file}\r\n--b--\r\n`
  const bytes = wrapped(signed(part))
  const read = await readMailFile(bytes)
  assert.deepEqual([read.subject, read.text.trim()], ['Opak imza', 'Sayın meslektaşım, imzalıkelime.'])
  assert.deepEqual(
    (await attachmentsOf(bytes)).map(({ name, content }) => [name, Buffer.from(content).toString().trim()]),
    [['ek.txt', 'ek']],
  )
  assert.deepEqual(await wordsOf(bytes), ['Sayın meslektaşım, imzalıkelime.'])
})

test('a mail that is encrypted, or whose signature is broken, keeps its part as a file', async () => {
  for (const base64 of [
    signed('Subject: x\r\n\r\nx', '1.2.840.113549.1.7.3'),
    'AAAA',
    signed('x').slice(0, 20),
  ]) {
    const { attachments, text } = await readMailFile(wrapped(base64))
    assert.deepEqual([attachments.map(({ name }) => name), text], [['smime.p7m'], ''])
  }
})
