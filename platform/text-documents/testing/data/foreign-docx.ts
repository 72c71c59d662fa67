/** DOCX files in the shapes that other programs are known to write, and what a person reads in each. */
import type { Outline } from '../../outline.ts'
import { pixel } from '../pixel.ts'
import { type RawEntry, rawZip } from '../raw-zip.ts'
import type { ForeignFile } from './foreign-udf.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spaces = `xmlns:w="${main}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`

const links = (all: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<?xml version="1.0"?><Relationships xmlns="${packages}">${all.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** `others`: further parts, by their names below `word`, each related by its kind. */
export function docxFile(
  body: string,
  others: Record<string, string | Uint8Array> = {},
  more: Partial<RawEntry> = {},
): Uint8Array {
  const kinds = Object.keys(others).map(
    (name, at) =>
      [`r${at + 1}`, name.startsWith('media') ? 'image' : name.replace(/\d?\.xml$/, ''), name] as const,
  )
  const entries = [
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: '_rels/.rels', data: links([['r1', 'officeDocument', 'word/document.xml']]) },
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<w:document ${spaces}><w:body>${body}</w:body></w:document>`,
      ...more,
    },
    { name: 'word/_rels/document.xml.rels', data: links(kinds) },
    ...Object.entries(others).map(([name, data]) => ({
      name: `word/${name}`,
      data: typeof data === 'string' ? data.replace('>', ` ${spaces}>`) : data,
    })),
  ]
  return rawZip({ entries })
}

const t = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inside: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${inside}</w:p>`
const says = (paragraphs: string[], bold: string[] = [], tables: string[][][] = []): Outline => ({
  paragraphs,
  bold,
  tables,
})
const tc = (inside: string, properties = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/>${properties}</w:tcPr>${inside}</w:tc>`
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const field = (instruction: string, shown: string) =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>${mark('separate')}${t(shown)}${mark('end')}`
const deletedEnd = '<w:rPr><w:del w:id="5"/></w:rPr>'
const deleted = (text: string) => `<w:del w:id="6"><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const twoForms = (first: string, second: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${first}</mc:Choice><mc:Fallback>${second}</mc:Fallback></mc:AlternateContent>`
const plain = p(t('Dava ', '<w:b/>') + t('dilekçesi'))
const plainSays = says(['Dava dilekçesi'], ['Dava '])
const styled = `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="H1"><w:basedOn w:val="H"/></w:style><w:style w:type="paragraph" w:styleId="H"><w:basedOn w:val="H1"/><w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:b/></w:rPr></w:style><w:style w:type="character" w:styleId="S"><w:rPr><w:b/></w:rPr></w:style></w:styles>`

export const foreignDocx: readonly ForeignFile[] = [
  {
    name: 'as Word writes it, with marks of proof reading and of sessions',
    bytes: docxFile(
      `<w:p w:rsidR="00A1" w:rsidRDefault="00A1"><w:pPr><w:spacing w:after="0" w:line="276" w:lineRule="auto"/><w:jc w:val="both"/></w:pPr><w:proofErr w:type="spellStart"/><w:r w:rsidRPr="00B2"><w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/><w:b/><w:bCs/></w:rPr><w:t>Da</w:t></w:r><w:proofErr w:type="spellEnd"/><w:r><w:rPr><w:b/></w:rPr><w:lastRenderedPageBreak/><w:t xml:space="preserve">va </w:t></w:r><w:bookmarkStart w:id="0" w:name="_GoBack"/><w:r><w:t>dilekçesi</w:t></w:r></w:p><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`,
    ),
    says: plainSays,
  },
  {
    name: 'as LibreOffice writes it, with every property and its value',
    bytes: docxFile(
      p(
        `<w:r><w:rPr><w:b w:val="true"/></w:rPr><w:t>Dava </w:t></w:r>`.replace(
          '<w:t>',
          '<w:t xml:space="preserve">',
        ) + t('dilekçesi', '<w:b w:val="false"/><w:i w:val="0"/>'),
      ),
    ),
    says: plainSays,
  },
  {
    name: 'as Google writes it, with numbers for yes and no',
    bytes: docxFile(
      p(
        t('Dava ', '<w:b w:val="1"/><w:rtl w:val="0"/>') + t('dilekçesi', '<w:rtl w:val="0"/>'),
        '<w:pageBreakBefore w:val="0"/><w:rPr/>',
      ),
    ),
    says: plainSays,
  },
  {
    name: 'bold through styles that are based on each other',
    bytes: docxFile(p(t('Başlık'), '<w:pStyle w:val="H1"/>') + p(t('a ') + t('b', '<w:rStyle w:val="S"/>')), {
      'styles.xml': styled,
    }),
    says: says(['Başlık', 'a b'], ['Başlık', 'b']),
  },
  {
    name: 'bold within bold, which is not bold',
    bytes: docxFile(p(t('a', '<w:rStyle w:val="S"/>') + t('b'), '<w:pStyle w:val="H"/>'), {
      'styles.xml': styled,
    }),
    says: says(['ab'], ['b']),
  },
  {
    name: 'links, insertions and deletions',
    bytes: docxFile(
      p(
        `${t('a ')}<w:hyperlink r:id="r9">${t('b')}</w:hyperlink><w:ins w:id="1">${t(' c')}</w:ins><w:del w:id="2"><w:r><w:delText>d</w:delText></w:r></w:del><w:moveFrom w:id="3">${t('e')}</w:moveFrom>`,
      ),
    ),
    says: says(['a b c']),
  },
  {
    name: 'paragraphs, rows and cells that were deleted with marks',
    bytes: docxFile(
      p(deleted('silinen'), deletedEnd) +
        p(t('ilk yarı '), deletedEnd) +
        p(t('ikinci yarı', '<w:b/>')) +
        `<w:tbl><w:tblGrid/><w:tr>${tc(p(t('kalan')))}${tc(p(deleted('hücre')), '<w:cellDel w:id="7"/>')}</w:tr><w:tr><w:trPr><w:del w:id="8"/></w:trPr>${tc(p(deleted('satır')))}</w:tr></w:tbl>` +
        p(deleted('sonuncu'), deletedEnd),
    ),
    says: says(['ilk yarı ikinci yarı', 'kalan'], ['ikinci yarı'], [[['kalan']]]),
  },
  {
    name: 'content in two forms, around runs and around paragraphs',
    bytes: docxFile(
      twoForms(p(t('bir')), p(t('eski bir'))) + p(twoForms(t('iki'), t('eski iki')) + t(' üç')),
    ),
    says: says(['bir', 'iki üç']),
  },
  {
    name: 'signs of symbol fonts and formulas',
    bytes: docxFile(
      p(
        `<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t xml:space="preserve"> Evet </w:t><w:sym w:font="Wingdings" w:char="F0A8"/></w:r>${t(' Hayır')}`,
      ) +
        p(
          `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num></m:f></m:oMath>${t(' TL')}`,
        ),
    ),
    says: says(['☑ Evet ☐ Hayır', 'a+b TL']),
  },
  {
    name: 'text that a style hides',
    bytes: docxFile(p(t('açık') + t(' gizli', '<w:rStyle w:val="Gizli"/>')), {
      'styles.xml':
        '<w:styles><w:style w:type="character" w:styleId="Gizli"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
    }),
    says: says(['açık']),
  },
  {
    name: 'tabs, breaks and hyphens',
    bytes: docxFile(
      p(
        '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:cr/></w:r>',
      ),
    ),
    says: says(['a\tb\nc\u2011d\n']),
  },
  {
    name: 'page breaks within, alone and before',
    bytes: docxFile(
      p(`${t('a')}<w:r><w:br w:type="page"/></w:r>${t('b')}`) +
        p('<w:r><w:br w:type="page"/></w:r>') +
        p(t('c'), '<w:pageBreakBefore/>'),
    ),
    says: says(['a', 'b', 'c']),
  },
  {
    name: 'a table with merged cells',
    bytes: docxFile(
      `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblBorders><w:insideH w:val="single"/></w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid><w:tr>${tc(p(t('x', '<w:b/>')), '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${tc(p(t('a')), '<w:vMerge w:val="restart"/>')}${tc(p(t('b')))}</w:tr><w:tr>${tc(p(''), '<w:vMerge/>')}${tc(p(t('c')) + p(t('d')))}</w:tr></w:tbl>${p('')}`,
    ),
    says: says(['x', 'a', 'b', '', 'c', 'd', ''], ['x'], [[['x'], ['a', 'b'], ['', 'c\nd']]]),
  },
  {
    name: 'a table within a table',
    bytes: docxFile(
      `<w:tbl><w:tr>${tc(`<w:tbl><w:tr>${tc(p(t('a')))}${tc(p(t('b', '<w:b/>')))}</w:tr></w:tbl>${p('')}`)}${tc(p(t('c')))}</w:tr></w:tbl>`,
    ),
    says: says(['a', 'b', '', 'c'], ['b'], [[['a\nb\n', 'c']]]),
  },
  {
    name: 'rows and cells within content controls, one row that begins further right',
    bytes: docxFile(
      `<w:tbl><w:sdt><w:sdtContent><w:tr>${tc(p(t('a')))}<w:sdt><w:sdtContent>${tc(p(t('b')))}</w:sdtContent></w:sdt></w:tr></w:sdtContent></w:sdt><w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${tc(p(t('c')))}</w:tr></w:tbl>`,
    ),
    says: says(
      ['a', 'b', '', 'c'],
      [],
      [
        [
          ['a', 'b'],
          ['', 'c'],
        ],
      ],
    ),
  },
  {
    name: 'fields of both kinds',
    bytes: docxFile(
      p(
        `${field('MERGEFIELD ad \\* MERGEFORMAT', 'Ali')} <w:fldSimple w:instr=" DATE ">${t(' 3.5.2026')}</w:fldSimple>${field('PAGE', ' 4')}`,
      ),
    ),
    says: says(['Ali 3.5.2026 4']),
  },
  {
    name: 'content controls of text and of paragraphs',
    bytes: docxFile(
      `<w:sdt><w:sdtContent>${p(`<w:sdt><w:sdtPr><w:alias w:val="ad"/></w:sdtPr><w:sdtContent>${t('Ali')}${t(' Kaya', '<w:b/>')}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
    ),
    says: says(['Ali Kaya'], [' Kaya']),
  },
  {
    name: 'a drawn box, in two forms of which one counts',
    bytes: docxFile(
      p(
        `${t('a')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${p(t('kutu'))}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${p(t('kutu'))}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
    ),
    says: says(['a', 'kutu']),
  },
  {
    name: 'an image and one that is missing',
    bytes: docxFile(
      p(
        `${t('a')}<w:r><w:drawing><wp:inline><wp:extent cx="254000" cy="127000"/><a:blip r:embed="r1"/></wp:inline></w:drawing></w:r><w:r><w:drawing><a:blip r:embed="r7"/></w:drawing></w:r>`,
      ),
      { 'media/image1.png': pixel() },
    ),
    says: says(['a']),
  },
  {
    name: 'lists, with one number taken out of the list of its style',
    bytes: docxFile(
      p(t('bir'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>') +
        p(t('iki'), '<w:numPr><w:numId w:val="0"/></w:numPr>'),
      {
        'numbering.xml':
          '<w:numbering><w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="8"/></w:num></w:numbering>',
      },
    ),
    says: says(['bir', 'iki']),
  },
  {
    name: 'footnotes and endnotes, one of them missing',
    bytes: docxFile(
      p(
        `${t('a')}<w:r><w:footnoteReference w:id="2"/></w:r>${t(' b')}<w:r><w:endnoteReference w:id="1"/></w:r><w:r><w:footnoteReference w:id="9"/></w:r>`,
      ),
      {
        'footnotes.xml': `<w:footnotes><w:footnote w:id="-1">${p('<w:r><w:separator/></w:r>')}</w:footnote><w:footnote w:id="2">${p(`<w:r><w:footnoteRef/></w:r>${t('Yargıtay', '<w:b/>')}`)}${p(t('devam'))}</w:footnote></w:footnotes>`,
        'endnotes.xml': `<w:endnotes><w:endnote w:id="1">${p(t('son'))}</w:endnote></w:endnotes>`,
      },
    ),
    says: says(['a1 b2', '1 Yargıtay', 'devam', '2 son'], ['Yargıtay']),
  },
  {
    name: 'hidden text',
    bytes: docxFile(p(t('a') + t('gizli', '<w:vanish/>') + t('b'))),
    says: says(['ab']),
  },
  {
    name: 'names with another prefix, in the strict form',
    bytes: docxFile(
      '',
      {},
      {
        data: `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:rPr><x:b/></x:rPr><x:t xml:space="preserve">Dava </x:t></x:r><x:r><x:t>dilekçesi</x:t></x:r></x:p></x:body></x:document>`,
      },
    ),
    says: plainSays,
  },
  {
    name: 'names without a prefix',
    bytes: docxFile(
      '',
      {},
      {
        data: `<document xmlns="${main}" xmlns:w="${main}"><body><p><r><rPr><b/></rPr><t xml:space="preserve">Dava </t></r><r><t>dilekçesi</t></r></p></body></document>`,
      },
    ),
    says: plainSays,
  },
  {
    name: 'UTF-16',
    bytes: docxFile(
      '',
      {},
      {
        data: Buffer.from(
          `\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document ${spaces}><w:body>${plain}</w:body></w:document>`,
          'utf16le',
        ),
      },
    ),
    says: plainSays,
  },
  {
    name: 'nothing but the text',
    bytes: rawZip({
      entries: [
        {
          name: 'word/document.xml',
          data: `<w:document ${spaces}><w:body>${plain}</w:body></w:document>`,
          isOpen: true,
        },
      ],
      hasDirectory: false,
    }),
    says: plainSays,
  },
]
