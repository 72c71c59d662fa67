/** What a file is, told by its bytes: each of these is made here, by the rules of its format. */
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { strToU8, zipSync } from 'fflate'
import { tellFile } from './tell.ts'

const zip = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`<x>${name}</x>`)]))))
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const padded = (start: Buffer) => Buffer.concat([start, Buffer.alloc(1_024)])
const hex = (digits: string) => padded(Buffer.from(digits.replaceAll(' ', ''), 'hex'))

const word = ['[Content_Types].xml', 'word/document.xml']
const cfb = hex('d0cf11e0a1b11ae1')
/** The declaration of the sheet “M” as one of Excel 4.0 macros. */
const withMacroSheet = Buffer.concat([
  cfb,
  Buffer.alloc(512),
  hex('8500090000030000000101004d'),
  Buffer.alloc(512),
])
/** An Office file with a password: all its parts are in one. */
const locked = Buffer.concat([cfb, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(512)])
const withMacros = Buffer.concat([cfb, Buffer.from('_VBA_PROJECT_CUR', 'utf16le'), Buffer.alloc(512)])
/** The picture on its cover is longer than what is kept of a file. */
const withCover = Buffer.concat([hex('494433030000 00087f7f'), Buffer.alloc(200_000), hex('fffb9064')])
const openTextWith = (...others: string[]) => {
  const made = zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<x/>'),
    'META-INF/manifest.xml': strToU8('<x/>'),
    ...Object.fromEntries(others.map((name) => [name, strToU8('<x/>')])),
  })
  return Buffer.from(made)
}
const mail = 'From: Ayşe <ayse@ornek.test>\r\nTo: mert@ornek.test\r\nSubject: Delil\r\n\r\nMerhaba'

/** Some programs leave it out, and some files break off before it. */
const withoutDirectory = (archive: Buffer) => archive.subarray(0, archive.indexOf('PK\u0001\u0002'))
const template = '<template format_id="1.8"><content/></template>'

const pieces = (content: Buffer) => () =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 1_000) yield content.subarray(at, at + 1_000)
    })(),
  )

async function told(extension: string, content: Buffer): Promise<string> {
  try {
    const { kind, hasMacros } = await tellFile(extension, pieces(content))
    return hasMacros ? `${kind} with macros` : kind
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

test('each accepted type is known by its content', async () => {
  const files: [string, Buffer, string][] = [
    ['pdf', bytes('%PDF-1.7\n1 0 obj\n'), 'pdf'],
    ['pdf', bytes('\r\n\r\n%PDF-1.7\n1 0 obj\n'), 'pdf'],
    ['pdf', bytes('Content-Type: application/pdf\n\n%PDF-1.7\n\0'), 'pdf'],
    ...['docx', 'docm'].map((ending): [string, Buffer, string] => [
      ending,
      locked,
      ending === 'docx' ? 'word' : 'word with macros',
    ]),
    ['xlsx', locked, 'sheet'],
    ['pptx', locked, 'slides'],
    ['udf', zip('content.xml', 'documentproperties.xml', 'sign.sgn'), 'udf'],
    ['udf', zip('content.xml'), 'udf'],
    ['udf', zip('Content.xml'), 'udf'],
    ['udf', withoutDirectory(zip('documentproperties.xml', 'content.xml')), 'udf'],
    ['udf', bytes(template), 'udf'],
    ['udf', bytes(`\ufeff<?xml version="1.0" encoding="UTF-8" ?>\n<!-- a -->\n${template}`), 'udf'],
    ['udf', bytes(`<?xml version="1.0" encoding="windows-1254"?>${template}\xfe`, 'latin1'), 'udf'],
    ['udf', bytes(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${template}`, 'utf16le'), 'udf'],
    ['xml', bytes(template), 'text'],
    ['docx', zip(...word), 'word'],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), 'sheet'],
    ['pptx', zip('ppt/presentation.xml'), 'slides'],
    ['odt', openTextWith(), 'word'],
    ['doc', cfb, 'word'],
    ['xls', cfb, 'sheet'],
    ['msg', cfb, 'email'],
    ['rtf', bytes('{\\rtf1 a}'), 'word'],
    ['doc', bytes('{\\rtf1 a}'), 'word'],
    ['txt', bytes('Sayın Mahkeme,\nçğıöşü'), 'text'],
    ['txt', bytes('Say\xfdn', 'latin1'), 'text'],
    ['txt', Buffer.concat([Buffer.from('fffe', 'hex'), bytes('Sayın', 'utf16le')]), 'text'],
    ['csv', bytes('ad;tutar\nAyşe;10'), 'sheet'],
    ['xml', bytes('<?xml version="1.0"?><Invoice/>'), 'text'],
    ['eml', bytes(mail), 'email'],
    ['zip', zip('a/b.pdf'), 'archive'],
    ['jpg', hex('ffd8ffe000104a4649460001'), 'image'],
    ['jpg', hex('89504e470d0a1a0a0000000d49484452'), 'image'],
    ['mp3', hex('fffb9064'), 'audio'],
    ['mp3', hex('49443303000000000000 fffb9064'), 'audio'],
    ['mp3', withCover, 'audio'],
    ['wav', hex('524946460000000057415645666d7420'), 'audio'],
    ['mp4', hex('00000018667479706d703432'), 'video'],
  ]
  for (const [extension, content, expected] of files)
    assert.equal(await told(extension, content), expected, extension)
})

test('files that can run programs in Office are accepted and marked', async () => {
  assert.equal(await told('xlsm', zip('xl/workbook.xml', 'xl/vbaProject.bin')), 'sheet with macros')
  assert.equal(await told('docx', zip(...word, 'word/vbaProject.bin')), 'word with macros')
  assert.equal(await told('doc', withMacros), 'word with macros')
  assert.equal(await told('xls', withMacroSheet), 'sheet with macros')
  assert.equal(await told('xlsx', zip('xl/workbook.xml', 'xl/macrosheets/sheet1.xml')), 'sheet with macros')
  for (const project of ['word/vbaProject.bin', 'word/settings2.xml'])
    assert.equal(await told('docm', zip(...word, project)), 'word with macros')
  for (const script of ['Basic/Standard/Module1.xml', 'Scripts/python/a.py'])
    assert.equal(await told('odt', openTextWith(script)), 'word with macros')
})

test('a file that is not what its name says is refused', async () => {
  const files: [string, Buffer][] = [
    ['pdf', padded(bytes('MZ\x90\x00', 'latin1'))],
    ['docx', zip('content.xml')],
    ['docx', zip('a.txt')],
    ['docx', cfb],
    ['doc', locked],
    ['pdf', bytes('Metin: %PDF-1.7')],
    ['udf', zip('content.xml', 'other/evil.exe')],
    ['udf', zip(...word)],
    ['udf', withoutDirectory(zip(...word))],
    ['udf', withoutDirectory(zip('content.xml', 'other/evil.exe'))],
    ['docx', withoutDirectory(zip(...word))],
    ['udf', bytes('<?xml version="1.0"?><html><template/></html>')],
    ['udf', bytes('Metin <template>')],
    ['zip', zip('META-INF/MANIFEST.MF', 'A.class')],
    ['zip', bytes('PK\x03\x04 broken', 'latin1').subarray(0, 3)],
    ['txt', hex('00010203')],
    ['eml', bytes('Merhaba dünya')],
    ['csv', bytes('%PDF-1.7\n')],
    ['xlsx', zip('xl/workbook.bin')],
    ['jpg', bytes('<html><script>alert(1)</script>')],
    ['mp3', bytes('%PDF-1.7\n')],
  ]
  for (const [extension, content] of files)
    assert.equal(await told(extension, content), 'document.type_mismatch', extension)
})

test('other types and empty files are refused', async () => {
  for (const extension of ['exe', 'html', 'svg', 'js', '', 'constructor'])
    assert.equal(await told(extension, bytes('a')), 'document.type_not_allowed', extension)
  assert.equal(await told('txt', Buffer.alloc(0)), 'document.empty')
})
