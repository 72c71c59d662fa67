/** DOCX that is well formed and absurd. */
import { docxFile } from '../../../../platform/text-documents/testing/data/foreign-docx.ts'
import { pixel } from '../../../../platform/text-documents/testing/pixel.ts'
import { rawZip } from '../../../../platform/text-documents/testing/raw-zip.ts'
import { type HostileFile, heavy } from './hostile-file.ts'

const docx = (
  name: string,
  body: () => string,
  others: () => Record<string, string | Uint8Array> = () => ({}),
): HostileFile => ({
  name,
  type: 'docx',
  make: () => docxFile(body(), others()),
})
const p = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`
const t = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const image = '<w:r><w:drawing><a:blip r:embed="r1"/></w:drawing></w:r>'
const relations = (target: string, mode = '') =>
  rawZip({
    entries: [
      {
        name: '_rels/.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="${target}" ${mode}/></Relationships>`,
      },
    ],
  })

export const hostileDocx: readonly HostileFile[] = [
  docx(
    'styles that are based on each other in a circle',
    () => p(t('a'), '<w:pStyle w:val="A"/>'),
    () => ({
      'styles.xml':
        '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
    }),
  ),
  docx(
    '20,000 styles that are based on each other',
    () => p(t('a'), '<w:pStyle w:val="S0"/>').repeat(500),
    () => ({
      'styles.xml': `<w:styles>${Array.from({ length: 20_000 }, (_, at) => `<w:style w:styleId="S${at}"><w:basedOn w:val="S${at + 1}"/></w:style>`).join('')}</w:styles>`,
    }),
  ),
  docx(
    'a cell of a billion columns',
    () =>
      `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${p(t('a'))}</w:tc></w:tr></w:tbl>`,
  ),
  docx('10,000 fields that do not end', () =>
    p('<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(10_000) + t('a')),
  ),
  docx('an instruction of 5 MB', () =>
    p(
      `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${'PAGE '.repeat(1_000_000)}</w:instrText><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
  ),
  heavy(
    docx(
      'an image of 10 MB, shown 20,000 times',
      () => p(image.repeat(20_000)),
      () => ({ 'media/a.png': Buffer.concat([pixel(), Buffer.alloc(10_000_000)]) }),
    ),
  ),
  docx(
    'drawn boxes within each other',
    () =>
      `${'<w:p><w:r><w:drawing><w:txbxContent>'.repeat(45)}${p(t('a'))}${'</w:txbxContent></w:drawing></w:r></w:p>'.repeat(45)}`,
  ),
  docx(
    'tables within each other, 40 deep',
    () => `${'<w:tbl><w:tr><w:tc>'.repeat(40)}${p(t('a'))}${'</w:tc></w:tr></w:tbl>'.repeat(40)}`,
  ),
  docx(
    'content controls within each other, 80 deep',
    () => `${'<w:sdt><w:sdtContent>'.repeat(80)}${p(t('a'))}${'</w:sdtContent></w:sdt>'.repeat(80)}`,
  ),
  docx(
    'a list without a definition',
    () => p(t('a'), '<w:numPr><w:ilvl w:val="-5"/><w:numId w:val="9"/></w:numPr>'),
    () => ({
      'numbering.xml': '<w:numbering><w:num w:numId="9"><w:abstractNumId w:val="7"/></w:num></w:numbering>',
    }),
  ),
  docx(
    'a header that is the document itself',
    () => `${p(t('a'))}<w:sectPr><w:headerReference r:id="r1"/></w:sectPr>`,
    () => ({ 'header1.xml': '<w:document></w:document>' }),
  ),
  docx(
    'entities in a style',
    () => p(t('a')),
    () => ({ 'styles.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:styles/>' }),
  ),
  heavy(docx('a million empty runs', () => p('<w:r/>'.repeat(1_000_000)))),
  docx(
    'a page of no size',
    () => `${p(t('a'))}<w:sectPr><w:pgSz w:w="-1" w:h="0"/><w:pgMar w:left="1e99" w:top="x"/></w:sectPr>`,
  ),
  {
    name: 'a document that is a file of the machine',
    type: 'docx',
    make: () => relations('../../../../../etc/passwd'),
  },
  {
    name: 'a document that is at an address',
    type: 'docx',
    make: () => relations('http://127.0.0.1:9/x', 'TargetMode="External"'),
  },
  {
    name: 'a document that is its own list of relations',
    type: 'docx',
    make: () => relations('_rels/.rels'),
  },
]
