import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWindows1254 } from '../../testing/portal/encoding.ts'
import { PortalError, readAnswer } from './answer.ts'
import { copyOf, endingOf } from './copy.ts'
import { caseOf, casesIn, documentsIn, hearingsIn, partiesIn } from './rows.ts'
import { textOf } from './text.ts'

const problemOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof PortalError) return error.problem
    throw error
  }
  return 'none'
}

test('texts are read whether they are UTF-8 or windows-1254', () => {
  const text = 'ÇĞİÖŞÜçğıöşü “Duruşma” 5–6'
  assert.equal(textOf(new TextEncoder().encode(text)), text)
  assert.equal(textOf(inWindows1254(text)), text)
})

test('an ended session is distinguished from a refusal and from a broken answer', () => {
  assert.equal(
    problemOf(() => readAnswer('<root><error>nosessionobject</error></root>')),
    'session',
  )
  assert.equal(
    problemOf(() => readAnswer('<!DOCTYPE html><html>Giriş</html>')),
    'session',
  )
  assert.equal(
    problemOf(() => readAnswer('{"error":"Yetkiniz yok"}')),
    'refused',
  )
  assert.equal(
    problemOf(() => readAnswer('{"fmty":"error","message":"Evrak bulunamadı"}')),
    'stale',
  )
  assert.equal(
    problemOf(() => readAnswer('{"tumEvrak')),
    'line',
  )
  assert.deepEqual(readAnswer('[1]'), [1])
})

test('a file is known by its first bytes, and a short text in its place by its length', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  assert.equal(endingOf(bytes('%PDF-1.7')), 'pdf')
  assert.equal(endingOf(new Uint8Array([0x50, 0x4b, 3, 4])), 'udf')
  assert.equal(endingOf(bytes('<?xml version="1.0"?><template format_id="1.8">')), 'udf')
  assert.equal(endingOf(new Uint8Array([0x49, 0x49, 0x2a, 0])), 'tif')
  assert.equal(
    problemOf(() => copyOf(bytes('x'.repeat(116)))),
    'too_big',
  )
  assert.equal(
    problemOf(() => copyOf(new Uint8Array())),
    'stale',
  )
  assert.equal(
    problemOf(() => copyOf(bytes('{"error":"Evrak bulunamadı","type":"error"}'))),
    'stale',
  )
  assert.equal(
    problemOf(() => copyOf(bytes('<root><error>nosessionobject</error></root>'))),
    'session',
  )
  assert.equal(copyOf(bytes(`Metin ${'x'.repeat(700)}`)).ending, 'txt')
})

test('rows without the fields that identify them are reported, and the other rows are read', () => {
  const row = { evrakId: '"a"', birimEvrakNo: 4711, onaylandigiTarih: '20/11/2026', tur: 'Duruşma Zaptı' }
  const list = documentsIn({
    tumEvraklar: {
      '2026/1(Hukuk Dava Dosyası)': [
        row,
        { ...row, onaylandigiTarih: '31/02/2026' },
        { ...row, birimEvrakNo: null },
        'x',
        null,
      ],
    },
    pageTotal: '2',
  })
  assert.deepEqual([list.documents.length, list.malformed.length, list.pages], [1, 2, 2])
  const [found] = list.documents
  assert.deepEqual(
    [found?.evrakId, found?.courtFileNo, found?.approvalDate, found?.senderDate],
    ['a', '4711', '2026-11-20', '2026-11-20'],
  )
  assert.deepEqual(documentsIn('nothing').documents, [])
})

test('attachments keep their place, and an attachment without a number takes its position in the list', () => {
  const ekEvrakListesi = [
    { evrakId: 'x', sira: 3, ekTuru: 'Kroki' },
    { evrakId: 'y', ekTuru: 'Fotoğraf' },
    { sira: 1 },
  ]
  const row = { evrakId: 'a', birimEvrakNo: 1, onaylandigiTarih: '20/11/2026', ekEvrakListesi }
  const { documents } = documentsIn({ tumEvraklar: { x: [row] } })
  assert.deepEqual(
    documents[0]?.attachments.map(({ evrakId, order }) => [evrakId, order]),
    [
      ['x', 3],
      ['y', 2],
    ],
  )
})

test('cases, parties and hearings are read, and those without a name are left out', () => {
  const row = {
    dosyaId: 'i',
    birimId: 'B',
    dosyaNo: '2026/1',
    dosyaTurKod: 15,
    birimAdi: 'Ankara 1. İş',
    dosyaDurum: 'Açık',
  }
  assert.equal(caseOf(row)?.typeCode, '15')
  assert.deepEqual(
    [casesIn([[row, { dosyaNo: '1' }], 2]).cases.length, casesIn([[row, {}], 2]).malformed],
    [1, 1],
  )
  assert.deepEqual([casesIn([[row], 812]).total, casesIn([[row]]).total, casesIn(null).total], [812, 1, 0])
  const numbers = ['2026/1', '1999/123456', '0/1', '2026/0', '2026-1', 'null/0', '2026/1x']
  assert.deepEqual(
    casesIn([numbers.map((dosyaNo) => ({ ...row, dosyaNo }))]).cases.map(({ caseNo }) => caseNo),
    ['2026/1', '1999/123456'],
  )
  assert.deepEqual(
    partiesIn([{ adi: 'A', rol: 'Davacı', vekil: '[B, C]' }, { rol: 'Davalı' }]).map(
      ({ lawyers }) => lawyers,
    ),
    [['B', 'C']],
  )
  assert.deepEqual(
    hearingsIn([{ ...row, tarihSaat: '2026-11-24 09:30:00.0' }, row]).map(
      ({ date, time }) => `${date} ${time}`,
    ),
    ['2026-11-24 09:30'],
  )
})
