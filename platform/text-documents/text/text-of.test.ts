import assert from 'node:assert/strict'
import { test } from 'node:test'
import PDFDocument from 'pdfkit'
import { numberCell, sheetFile, textCell } from '../../spreadsheet/index.ts'
import {
  DocumentError,
  documentOf,
  paragraphOf,
  type TextType,
  textOf,
  textRun,
  writeDocx,
  writePdf,
  writeUdf,
} from '../index.ts'
import { windows1254 } from '../testing/udf-text.ts'

const line = (text: string) => paragraphOf([textRun(text)])
const document = documentOf({
  blocks: [line('Birinci ğüş'), line(''), line('Üçüncü'), { kind: 'pageBreak' }, line('Dördüncü')],
})
const problemOf = (bytes: Uint8Array, type: TextType, milliseconds?: number) =>
  textOf(bytes, type, milliseconds).then(
    () => 'read',
    (error) => (error instanceof DocumentError ? error.problem : String(error)),
  )
const numbers = [
  { number: 1, text: 'Birinci ğüş' },
  { number: 3, text: 'Üçüncü' },
  { number: 4, text: 'Dördüncü' },
]

test('documents are read by paragraphs, which keep their numbers, and a PDF by pages', async () => {
  assert.deepEqual(await textOf(writeUdf(document), 'udf'), { paragraphs: numbers })
  assert.deepEqual(await textOf(writeDocx(document), 'docx'), { paragraphs: numbers })
  const pdf = await textOf(await writePdf(document, { title: 'a', author: 'b', lang: 'tr' }), 'pdf')
  const pages = 'pages' in pdf ? pdf.pages.map(({ number, text }) => [number, text.replace(/\s+/g, ' ')]) : []
  assert.deepEqual(pages, [
    [1, 'Birinci ğüş Üçüncü'],
    [2, 'Dördüncü'],
  ])
})

test('a workbook is read row by row, each sheet after its name', async () => {
  const rows = [
    [textCell('Ad'), textCell('Tutar')],
    [textCell('Ali'), numberCell(5)],
  ]
  const bytes = await sheetFile({ name: 'Alacaklar', rows, widths: [10, 10] })
  assert.deepEqual(await textOf(bytes, 'xlsx'), {
    paragraphs: ['Alacaklar', 'Ad\tTutar', 'Ali\t5'].map((text, at) => ({ number: at + 1, text })),
  })
})

test('plain text is read in every encoding that offices have', async () => {
  const text = 'ŞİŞLİ ğı\r\n\nİkinci'
  const paragraphs = [
    { number: 1, text: 'ŞİŞLİ ğı' },
    { number: 3, text: 'İkinci' },
  ]
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    Buffer.from(text, 'utf16le'),
    windows1254(text),
  ])
    assert.deepEqual(await textOf(bytes, 'txt'), { paragraphs })
})

const mail = (body: string) =>
  Buffer.from(
    `From: =?UTF-8?B?${Buffer.from('Ayşe Yılmaz').toString('base64')}?= <ayse@example.com>\r\nTo: Ali <ali@example.com>, mert@example.com\r\nCc: selin@example.com\r\nDate: Mon, 23 Nov 2026 10:00:00 +0300\r\nSubject: =?ISO-8859-9?Q?Duru=FEma?=\r\nMIME-Version: 1.0\r\n${body}`,
  )

test('a mail is read with who wrote, when, and which files came with it', async () => {
  const parts = mail(
    `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain; charset=windows-1254\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nSay=FDn\r\n\r\nson=20\r\n--x\r\nContent-Type: application/pdf; name="karar.pdf"\r\nContent-Disposition: attachment; filename="karar.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nAAEC\r\n--x--\r\n`,
  )
  const read = await textOf(parts, 'eml')
  assert.deepEqual('mail' in read && read.mail, {
    subject: 'Duruşma',
    from: 'Ayşe Yılmaz <ayse@example.com>',
    to: ['Ali <ali@example.com>', 'mert@example.com'],
    copies: ['selin@example.com'],
    sentAt: '2026-11-23T07:00:00.000Z',
    attachments: [{ name: 'karar.pdf', type: 'application/pdf', bytes: 3 }],
  })
  assert.deepEqual('paragraphs' in read && read.paragraphs.map(({ text }) => text.trim()), ['Sayın', 'son'])
})

test('a mail of HTML alone is read without its invisible parts', async () => {
  const html =
    '<html><head><title>x</title><style>p{}</style></head><body><p>Bir &amp; iki&nbsp;&#305;</p><script>kotu()</script><table><tr><td>a</td><td>b</td></tr></table><!-- not --><div>son</body>'
  const read = await textOf(mail(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`), 'eml')
  assert.deepEqual('paragraphs' in read && read.paragraphs.map(({ text }) => text), [
    'Bir & iki ı',
    'a\tb',
    'son',
  ])
})

async function lockedPdf(): Promise<Buffer> {
  const doc = new PDFDocument({ userPassword: 'gizli', ownerPassword: 'sahip', pdfVersion: '1.7' })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.text('x')
  doc.end()
  await ended
  return Buffer.concat(parts)
}

test('what cannot be read is refused with the reason, and the next file is read', async () => {
  assert.equal(await problemOf(new Uint8Array(), 'pdf'), 'empty')
  assert.equal(await problemOf(Buffer.from('abc'), 'pdf'), 'not_a_document')
  assert.equal(await problemOf(Buffer.from('abc'), 'xlsx'), 'not_a_document')
  assert.equal(await problemOf(Buffer.from('no head'), 'eml'), 'not_a_document')
  assert.equal(await problemOf(Buffer.from([1, 0, 2, 3, 4, 5]), 'txt'), 'not_a_document')
  assert.equal(await problemOf(Buffer.from('%PDF-1.7\nnothing'), 'pdf'), 'damaged')
  assert.equal(await problemOf(await lockedPdf(), 'pdf'), 'encrypted')
  assert.equal(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'docx'), 'old_format')
  assert.equal(await problemOf(writeUdf(document), 'docx'), 'not_a_document')
  assert.equal(await problemOf(Buffer.from('\n'.repeat(400_001)), 'txt'), 'too_large')
  assert.equal(await problemOf(writeUdf(document), 'udf', 1), 'took_too_long')
  assert.deepEqual(await textOf(writeUdf(document), 'udf'), { paragraphs: numbers })
})
