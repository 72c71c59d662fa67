/** PDF, workbooks, mails and plain text that mean harm. */
import { deflateSync } from 'node:zlib'
import { rawZip } from '../../../../platform/text-documents/testing/raw-zip.ts'
import type { HostileFile } from './hostile-file.ts'

/** Objects of a PDF with a table that says where they are. */
function pdf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = 9
  for (const [index, object] of objects.entries()) {
    places.push(at)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    at += part.length
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(end)])
}
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>'
const stream = (data: Buffer, more: string) =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${more} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
const one = (name: string, type: HostileFile['type'], make: () => Uint8Array): HostileFile => ({
  name,
  type,
  make,
})
const sheet = (inside: string) =>
  rawZip({
    entries: [
      {
        name: 'xl/workbook.xml',
        data: '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        data: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${inside}</sheetData></worksheet>`,
      },
    ],
  })
const mail = (rest: string) => Buffer.from(`From: a@example.com\r\nSubject: x\r\n${rest}`)
const nested = (levels: number) =>
  Array.from(
    { length: levels },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')

export const otherHostileFiles: readonly HostileFile[] = [
  one('a page that unpacks to 300 MB', 'pdf', () =>
    pdf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page,
      stream(deflateSync(Buffer.alloc(300_000_000, 32)), '/Filter /FlateDecode'),
    ]),
  ),
  one('pages that contain themselves', 'pdf', () =>
    pdf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  ),
  one('a billion pages', 'pdf', () =>
    pdf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
      page,
      stream(Buffer.from('BT ET'), ''),
    ]),
  ),
  one('arrays within each other, 100,000 deep', 'pdf', () =>
    pdf([catalog, `<< /Type /Pages /Kids ${'['.repeat(100_000)}`]),
  ),
  one('a table that points at itself', 'pdf', () =>
    Buffer.from(
      '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF',
    ),
  ),
  one('a page of two million signs', 'pdf', () =>
    pdf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page,
      stream(Buffer.from(`BT ${'(a) Tj '.repeat(2_000_000)} ET`), ''),
    ]),
  ),
  one('filters over filters', 'pdf', () =>
    pdf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page,
      stream(Buffer.alloc(100), `/Filter [${'/FlateDecode '.repeat(2_000)}]`),
    ]),
  ),
  one('a PDF of zeros', 'pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000_000)])),
  one('a workbook that unpacks to 200 MB', 'xlsx', () =>
    rawZip({ entries: [{ name: 'xl/workbook.xml', data: Buffer.alloc(200_000_000, 32) }] }),
  ),
  one('a cell at the far end of its sheet', 'xlsx', () =>
    sheet('<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'),
  ),
  one('a million rows', 'xlsx', () => sheet('<row r="1"/>'.repeat(1_000_000))),
  one('texts of a workbook that do not exist', 'xlsx', () =>
    sheet('<row r="1"><c r="A1" t="s"><v>999999999</v></c></row>'),
  ),
  one('parts within each other, 5,000 deep', 'eml', () => mail(nested(5_000))),
  one('a head of 20 MB', 'eml', () => mail(`X: ${'a'.repeat(20_000_000)}\r\n\r\nx`)),
  one('500,000 recipients', 'eml', () => mail(`To: ${'a@b.c, '.repeat(500_000)}\r\n\r\nx`)),
  one('a million open tags', 'eml', () => mail(`Content-Type: text/html\r\n\r\n${'<a '.repeat(1_000_000)}`)),
  one('a million comments that do not end', 'eml', () =>
    mail(`Content-Type: text/html\r\n\r\n${'<!--'.repeat(1_000_000)}`),
  ),
  one('a mail of an unknown encoding', 'eml', () =>
    mail('Content-Type: text/plain; charset=x-none\r\nContent-Transfer-Encoding: x\r\n\r\nx'),
  ),
  one('bytes that are no text', 'txt', () =>
    Buffer.from(Array.from({ length: 10_000 }, (_, at) => (at * 7) % 256)),
  ),
  one('a line of 30 million letters', 'txt', () => Buffer.alloc(30_000_000, 97)),
  one('ten million empty lines', 'txt', () => Buffer.alloc(10_000_000, 10)),
  one('UTF-16 with half a letter at its end', 'txt', () =>
    Buffer.from('\ufeffabc', 'utf16le').subarray(0, -1),
  ),
]
