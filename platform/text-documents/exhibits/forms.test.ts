/** Forms that a program has filled, and files that only restrict their owner, on the pages of exhibits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import PDFDocument from 'pdfkit'
import { getDocumentProxy } from 'unpdf'
import { combineExhibits, type ExhibitOrder } from '../index.ts'
import { rawPdf } from '../testing/raw-pdf.ts'

const order = (bytes: Uint8Array): ExhibitOrder => ({
  ...{ title: 'Ekler', author: '', lang: 'tr', isStamped: false, mostPages: 100 },
  exhibits: [{ label: 'Ek-1', title: 'a', type: 'pdf', bytes: new Uint8Array(bytes) }],
  list: { above: [], heading: 'EKLER', columns: { label: 'Ek', title: 'Belge', pages: 'Sayfa' } },
})

async function made(bytes: Uint8Array) {
  const exhibits = await combineExhibits(order(bytes))
  if (!('bytes' in exhibits)) return { exhibits, text: '' }
  const file = await getDocumentProxy(new Uint8Array(exhibits.bytes))
  const { items } = await (await file.getPage(2)).getTextContent()
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : []))
  return { exhibits, text: words.join(' ') }
}

const widget = (rest: string, rect = '72 720 372 740') =>
  `/Type/Annot/Subtype/Widget/F 4/Rect[${rect}]${rest}`
const form = (needs: boolean) => `/AcroForm<</Fields[6 0 R]/DA(/F1 0 Tf 0 g)/NeedAppearances ${needs}>>`

test('values of a form without drawings are drawn, in letters that the form has no typeface for', async () => {
  const kerem = `<FEFF${Buffer.from('Şükrü Kerem', 'utf16le').swap16().toString('hex')}>`
  const annotations = [
    widget(`/FT/Tx/T(ad)/V${kerem}`),
    widget('/FT/Ch/T(il)/V(06)/Opt[[(06)(Ankara)]]', '72 690 372 710'),
    widget('/FT/Btn/T(kabul)/V/Yes', '72 660 92 680'),
    widget('/FT/Btn/Ff 65536/T(gonder)/V/Yes', '72 640 92 660'),
    widget('/FT/Tx/Ff 8192/T(parola)/V(gizli)', '72 600 372 620'),
    widget('/FT/Tx/F 2/T(sakli)/V(sakli)', '72 570 372 590').replace('/F 4', ''),
    '/Type/Annot/Subtype/FreeText/Rect[72 500 372 540]/Contents(serbest not)/DA(/F1 9 Tf)',
  ]
  const { exhibits, text } = await made(rawPdf({ annotations, catalogue: form(true) }))
  assert.equal(text, 'Şükrü Kerem Ankara ✓ serbest not')
  assert.deepEqual('losses' in exhibits && exhibits.losses, [])
})

test('a long value of one line is made to fit, and one of several lines keeps them', async () => {
  const long = 'Vekil '.repeat(40)
  const annotations = [
    widget(`/FT/Tx/T(ad)/V(${long})`),
    widget('/FT/Tx/Ff 4096/T(not)/V(bir\\riki)', '72 600 372 660'),
  ]
  const { text } = await made(rawPdf({ annotations, catalogue: form(false) }))
  assert.equal(text, `${long}bir iki`)
})

test('a drawing that a form has is kept, unless the form asks for new ones', async () => {
  const drawn = (needs: boolean) => {
    const look = '/Type/XObject/Subtype/Form/BBox[0 0 300 20]/Length 0'
    const annotations = [widget('/FT/Tx/T(ad)/V(deger)/AP<</N 7 0 R>>'), look]
    const file = rawPdf({ annotations, catalogue: form(needs) }).toString('latin1')
    // The drawing is a stream, and empty.
    return Buffer.from(file.replace(`<<${look}/P 3 0 R>>`, `<<${look}>>stream\n\nendstream`), 'latin1')
  }
  assert.equal((await made(drawn(false))).text, '')
  assert.equal((await made(drawn(true))).text, 'deger')
})

async function locked(version: string, passwords: { ownerPassword?: string; userPassword?: string }) {
  const doc = new PDFDocument({ ...passwords, pdfVersion: version as '1.7' })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.text('Dekont 1.000 TL')
  doc.end()
  await ended
  return Buffer.concat(parts)
}

test('a file that only restricts what others may change becomes an exhibit, and one with a password does not', async () => {
  for (const version of ['1.4', '1.6', '1.7', '1.7ext3'])
    assert.equal(
      (await made(await locked(version, { ownerPassword: 'sahip' }))).text,
      'Dekont 1.000 TL',
      version,
    )
  const { exhibits } = await made(await locked('1.7', { ownerPassword: 'sahip', userPassword: 'gizli' }))
  assert.deepEqual(exhibits, { problems: [{ at: 0, problem: 'encrypted' }] })
})
