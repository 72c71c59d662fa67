/** UDF files in the shapes that other programs are known to write, and what a person reads in each. */
import type { Outline } from '../../outline.ts'
import { pixel } from '../pixel.ts'
import { rawZip } from '../raw-zip.ts'
import { udfFile, udfXml, usualStyles, windows1254 } from '../udf-text.ts'

export interface ForeignFile {
  name: string
  bytes: Uint8Array
  says: Outline
}

const run = (from: number, length: number, more = '') =>
  `<content ${more} startOffset="${from}" length="${length}" />`
const paragraph = (inside: string, more = '') => `<paragraph ${more}>${inside}</paragraph>`
const says = (paragraphs: string[], bold: string[] = [], tables: string[][][] = []): Outline => ({
  paragraphs,
  bold,
  tables,
})

const title = {
  pool: 'İSTANBUL 3. ASLİYE\nSaygıyla.\n',
  elements: paragraph(run(0, 19, 'bold="true"'), 'Alignment="1"') + paragraph(run(19, 10)),
}
const titleSays = says(['İSTANBUL 3. ASLİYE', 'Saygıyla.'], ['İSTANBUL 3. ASLİYE'])
const whole = udfXml(title)
const cell = (inside: string, more = '') => `<cell ${more}>${inside}</cell>`
const table = (rows: string, more: string) => `<table tableName="Sabit" ${more}>${rows}</table>`

export const foreignUdf: readonly ForeignFile[] = [
  { name: 'as the editor writes it', bytes: udfFile(whole), says: titleSays },
  {
    name: 'attributes in another order and between single quotes',
    bytes: udfFile(
      udfXml({
        ...title,
        elements: `<paragraph><content length='19' bold='TRUE' family='Arial' startOffset='0'></content></paragraph>\n\t<paragraph resolver="hvl-default"><content size="11" length="10" startOffset="19"/></paragraph>`,
      }),
    ),
    says: titleSays,
  },
  {
    name: 'bold through a named style, and taken back by a run',
    bytes: udfFile(
      udfXml({
        pool: 'Konu: tahliye\n',
        elements: paragraph(run(0, 5) + run(5, 9, 'bold="false"'), 'resolver="Baslik"'),
        styles: `${usualStyles}<style name="Baslik" bold="true" size="14"/>`,
      }),
    ),
    says: says(['Konu: tahliye'], ['Konu:']),
  },
  {
    name: 'bold for the whole paragraph',
    bytes: udfFile(
      udfXml({ ...title, elements: paragraph(run(0, 19), 'bold="true"') + paragraph(run(19, 10)) }),
    ),
    says: titleSays,
  },
  {
    name: 'empty paragraphs held open by a space of no width',
    bytes: udfFile(
      udfXml({
        pool: 'a\n\u200b\u200bb\n',
        elements: paragraph(run(0, 2)) + paragraph(run(2, 1)) + paragraph(run(3, 1)) + paragraph(run(4, 2)),
      }),
    ),
    says: says(['a', '', '', 'b']),
  },
  {
    name: 'empty paragraphs of a bare line end',
    bytes: udfFile(
      udfXml({
        pool: '\na\n\n',
        elements: paragraph(run(0, 1)) + paragraph(run(1, 2)) + paragraph(run(3, 1)),
      }),
    ),
    says: says(['', 'a', '']),
  },
  {
    name: 'line ends in elements of their own, or in none',
    bytes: udfFile(
      udfXml({
        pool: 'ab\ncd\nef',
        elements: paragraph(run(0, 2) + run(2, 1)) + paragraph(run(3, 2)) + paragraph(run(6, 2)),
      }),
    ),
    says: says(['ab', 'cd', 'ef']),
  },
  {
    name: 'a word in parts of different formats',
    bytes: udfFile(
      udfXml({
        pool: 'Davacı\n',
        elements: paragraph(run(0, 2, 'bold="true"') + run(2, 1, 'bold="true" italic="true"') + run(3, 4)),
      }),
    ),
    says: says(['Davacı'], ['Dav']),
  },
  {
    name: 'a table with a heading row and a cell of two columns',
    bytes: udfFile(
      udfXml({
        pool: 'Taraf\nAd\nAli\n\n',
        elements:
          table(
            `<row rowName="row1" rowType="headerRow">${cell(paragraph(run(0, 6, 'bold="true"')), 'colspan="2"')}</row><row rowName="row2" rowType="dataRow">${cell(paragraph(run(6, 3)))}${cell(paragraph(run(9, 4)))}</row>`,
            'columnCount="2" columnSpans="100,200" border="borderCell"',
          ) + paragraph(run(13, 1)),
      }),
    ),
    says: says(['Taraf', 'Ad', 'Ali', ''], ['Taraf'], [[['Taraf'], ['Ad', 'Ali']]]),
  },
  {
    name: 'a table within a table',
    bytes: udfFile(
      udfXml({
        pool: 'a\nb\nc\nd\n',
        elements: table(
          `<row>${cell(paragraph(run(0, 2)) + table(`<row>${cell(paragraph(run(2, 2)))}${cell(paragraph(run(4, 2)))}</row>`, 'columnCount="2"'))}${cell(paragraph(run(6, 2)))}</row>`,
          'columnCount="2" columnSpans="1,1" border="borderNone"',
        ),
      }),
    ),
    says: says(['a', 'b', 'c', 'd'], [], [[['a\nb\nc', 'd']]]),
  },
  {
    name: 'cells that hold a space, nothing, or no paragraph',
    bytes: udfFile(
      udfXml({
        pool: ' x\n',
        elements: table(
          `<row>${cell(paragraph(run(0, 1)))}${cell('<paragraph/>')}${cell('')}${cell(paragraph(run(1, 2)))}</row>`,
          'columnCount="4" columnSpans="" border="borderTable"',
        ),
      }),
    ),
    says: says([' ', '', '', 'x'], [], [[[' ', '', '', 'x']]]),
  },
  {
    name: 'an image whose place is also covered by a run',
    bytes: udfFile(
      udfXml({
        pool: '\ufffcİmza\n',
        elements: paragraph(
          `<image imageData="${Buffer.from(pixel()).toString('base64')}" width="20.0" height="10.0" startOffset="0" length="1"/>${run(0, 6)}`,
        ),
      }),
    ),
    says: says(['İmza']),
  },
  {
    name: 'an image that cannot be shown',
    bytes: udfFile(
      udfXml({
        pool: '\ufffca\n',
        elements: paragraph(`<image imageData="@@@@" startOffset="0" length="1"/>${run(1, 2)}`),
      }),
    ),
    says: says(['a']),
  },
  {
    name: 'fields in both forms',
    bytes: udfFile(
      udfXml({
        pool: 'Sayın Ali Kaya 2026/5\n',
        elements: paragraph(
          `${run(0, 6)}<field fieldName="ad" fieldType="text" startOffset="6" length="8" bold="true"/>${run(14, 1)}<content fieldName="esas" startOffset="15" length="6"/>${run(21, 1)}`,
        ),
      }),
    ),
    says: says(['Sayın Ali Kaya 2026/5'], ['Ali Kaya']),
  },
  {
    name: 'page breaks with and without a paragraph',
    bytes: udfFile(
      udfXml({
        pool: 'a\n\nb\n',
        elements: `${paragraph(run(0, 2))}<page-break>${paragraph(run(2, 1))}</page-break><page-break/>${paragraph(run(3, 2))}`,
      }),
    ),
    says: says(['a', 'b']),
  },
  {
    name: 'tabs and spaces as elements',
    bytes: udfFile(
      udfXml({
        pool: 'Esas\t:\t2026 5\n',
        elements: paragraph(
          `${run(0, 4)}<tab startOffset="4" length="1"/>${run(5, 1)}<tab startOffset="6" length="1"/>${run(7, 4)}<space startOffset="11" length="1"/>${run(12, 2)}`,
          'TabSet="72.0:0:0,90.0:0:0"',
        ),
      }),
    ),
    says: says(['Esas\t:\t2026 5']),
  },
  {
    name: 'lists with both spellings of the parenthesis',
    bytes: udfFile(
      udfXml({
        pool: 'bir\niki\nüç\n',
        elements:
          paragraph(
            run(0, 4),
            'Numbered="true" NumberType="NUMBER_TYPE_NUMBER_PARENTHESIS" ListId="1" ListLevel="0"',
          ) +
          paragraph(
            run(4, 4),
            'Numbered="true" NumberType="NUMBER_TYPE_NUMBER_PARANTHESE" ListId="1" ListLevel="0"',
          ) +
          paragraph(run(8, 3), 'Bulleted="true" BulletType="BULLET_TYPE_ARROW" ListId="2" ListLevel="1"'),
      }),
    ),
    says: says(['bir', 'iki', 'üç']),
  },
  {
    name: 'header and footer before and after the text',
    bytes: udfFile(
      udfXml({
        pool: 'baş\nmetin\nson\n',
        elements: `<header>${paragraph(run(0, 4))}</header>${paragraph(run(4, 6))}<footer pageNumber-spec="BSP32_40" pageNumber-color="-16777216" pageNumber-fontFace="Arial" pageNumber-fontSize="11">${paragraph(run(10, 4))}</footer>`,
      }),
    ),
    says: says(['metin']),
  },
  {
    name: 'no directory in the archive',
    bytes: rawZip({
      entries: [
        { name: 'documentproperties.xml', data: '<a/>', isOpen: true },
        { name: 'content.xml', data: whole, isOpen: true },
      ],
      hasDirectory: false,
    }),
    says: titleSays,
  },
  {
    name: 'the archive breaks off within its directory',
    bytes: udfFile(whole).slice(0, -20),
    says: titleSays,
  },
  {
    name: 'packed without compression, with a signature',
    bytes: rawZip({
      entries: [
        { name: 'content.xml', data: whole, isStored: true },
        { name: 'sign.sgn', data: 'x' },
      ],
    }),
    says: titleSays,
  },
  {
    name: 'the Turkish page of Windows',
    bytes: udfFile(
      windows1254(
        udfXml({ ...title, styles: '', declaration: '<?xml version="1.0" encoding="windows-1254"?>' }),
      ),
    ),
    says: titleSays,
  },
  {
    name: 'the Turkish page of Windows, called UTF-8',
    bytes: udfFile(windows1254(udfXml({ ...title, styles: '' }))),
    says: titleSays,
  },
  { name: 'XML without an archive', bytes: Buffer.from(`\ufeff${whole}`), says: titleSays },
  { name: 'line ends of Windows', bytes: udfFile(whole.replaceAll('\n', '\r\n')), says: titleSays },
  {
    name: 'signs beyond 16 bits',
    bytes: udfFile(
      udfXml({
        pool: '😀 a\nb\n',
        elements: paragraph(run(0, 3) + run(3, 2, 'bold="true"')) + paragraph(run(5, 2)),
      }),
    ),
    says: says(['😀 a', 'b'], ['a']),
  },
  {
    name: 'the end of a section within the text',
    bytes: udfFile(udfXml({ pool: 'a]]]]><![CDATA[>b\n', elements: paragraph(run(0, 6)) })),
    says: says(['a]]>b']),
  },
  {
    name: 'a text without a section, with references',
    bytes: udfFile(
      whole
        .replace(/<!\[CDATA\[(.*?)\]\]>/s, 'A&amp;B &#305;&#128512;\nx\n')
        .replace('length="19"', 'length="8"')
        .replace('startOffset="19" length="10"', 'startOffset="8" length="2"'),
    ),
    says: says(['A&B ı😀', 'x'], ['A&B ı😀']),
  },
  {
    name: 'offsets beyond the text',
    bytes: udfFile(
      udfXml({ pool: 'abc', elements: paragraph(run(1, 500) + run(900, 4)) + paragraph(run(3, 1)) }),
    ),
    says: says(['a', 'bc', '']),
  },
  {
    name: 'no elements',
    bytes: udfFile(whole.replace(/<elements.*<\/elements>/s, '')),
    says: says(titleSays.paragraphs),
  },
  { name: 'no text', bytes: udfFile(whole.replace(/<content><!.*?<\/content>/s, '')), says: says(['', '']) },
  {
    name: 'no styles and no format of the page',
    bytes: udfFile(whole.replace(/<styles>.*<\/styles>/s, '').replace(/<properties>.*<\/properties>/s, '')),
    says: titleSays,
  },
]
