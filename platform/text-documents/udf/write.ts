/** Writes UDF. */
import { zipSync } from 'fflate'
import { openArchive } from '../file/archive.ts'
import { kindOf } from '../file/kind.ts'
import { type Attributes, xmlOf } from '../file/xml.ts'
import { listLabels } from '../list-labels.ts'
import { cleanText } from '../make.ts'
import type { Block, CellBorders, PageEdge, PageFormat, Table, TableCell, TextDocument } from '../model.ts'
import { signatures } from './read.ts'
import { argbOf, cellAlignments, lineStyles, sides, tableBorders } from './values.ts'
import { type PoolWriter, paragraphXml, poolWriter } from './write-paragraph.ts'

/**
 * `former`: the file whose text is replaced. Its other entries are kept, and its signatures are not, because they would
 * be about another text.
 * @throws DocumentError if the former file cannot be read
 */
export function writeUdf(document: TextDocument, former?: Uint8Array): Uint8Array {
  const entries = former ? keptEntries(former) : []
  const all = [...entries, ['content.xml', Buffer.from(templateXml(document))] as const]
  return zipSync(Object.fromEntries(all), { level: 6, mtime: '1980-01-01T12:00:00' })
}

function keptEntries(former: Uint8Array): (readonly [string, Uint8Array])[] {
  if (kindOf(former) !== 'zip') return []
  const archive = openArchive(former)
  const replaced = new Set<string>(['content.xml', ...signatures])
  return archive.names.flatMap((name) => {
    if (replaced.has(name.toLowerCase()) || !isPlainName(name)) return []
    const data = archive.read(name)
    return data ? [[name, data] as const] : []
  })
}

/** The name is neither a folder nor one that leads out of a folder where somebody unpacks the file. */
const isPlainName = (name: string): boolean =>
  !/^[\\/]|[\\/]$|\\|:|[\u0000-\u001f]/.test(name) &&
  !name.split('/').some((part) => part === '..' || part === '.')

function templateXml(document: TextDocument): string {
  const { header: above, blocks, footer: below } = document
  const pool = poolWriter(listLabels([...above.blocks, ...blocks, ...below.blocks]))
  // The editor keeps the text of the header before all other text and that of the footer after it.
  const header = edgeXml('header', document.header, pool)
  const body = document.blocks.map((block) => blockXml(block, pool)).join('\n')
  const footer = edgeXml('footer', document.footer, pool)
  const elements = [header, body, footer].filter((part) => part !== '').join('\n')
  const content = `<content>${cdata(pool.text())}</content>`
  const properties = xmlOf('properties', {}, xmlOf('pageFormat', pageAttributes(document.page)))
  return `<?xml version="1.0" encoding="UTF-8" ?>
<template format_id="1.8">
${content}
${properties}
${`<elements resolver="hvl-default">\n${elements}\n</elements>`}
${styles}
</template>
`
}

const styles = xmlOf(
  'styles',
  {},
  xmlOf('style', {
    name: 'default',
    description: 'Geçerli',
    family: 'Dialog',
    size: 12,
    bold: false,
    italic: false,
    foreground: -13421773,
  }) + xmlOf('style', { name: 'hvl-default', family: 'Times New Roman', size: 12, description: 'Gövde' }),
)

/** The end mark of a CDATA section within the text is cut in two, each half in a section of its own. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function blockXml(block: Block, pool: PoolWriter): string {
  if (block.kind === 'paragraph') return paragraphXml(block, pool)
  if (block.kind === 'table') return tableXml(block, pool)
  const content = xmlOf('content', pool.add('\n'))
  return xmlOf('page-break', {}, xmlOf('paragraph', {}, content))
}

function tableXml({ columns, border, rows }: Table, pool: PoolWriter): string {
  const all = rows.map(({ isHeader, height, cells }, at) =>
    xmlOf(
      'row',
      { rowName: `row${at + 1}`, rowType: isHeader ? 'headerRow' : 'dataRow', height },
      cells.map((cell) => cellXml(cell, pool)).join(''),
    ),
  )
  const attributes = {
    tableName: 'Sabit',
    columnCount: columns.length,
    columnSpans: columns.join(','),
    border: tableBorders[border],
  }
  return xmlOf('table', attributes, all.join(''))
}

/** The editor has no cell of several rows: a cell that continues below is one without a text of its own. */
function cellXml(
  { span, isContinued, borders, fill, valign, paragraphs }: TableCell,
  pool: PoolWriter,
): string {
  const attributes = {
    colspan: span === 1 ? undefined : span,
    rowContinued: isContinued ? true : undefined,
    align: valign === 'top' ? undefined : cellAlignments[valign],
    fillColor: argbOf(fill),
    ...(borders ? borderAttributes(borders) : {}),
  }
  return xmlOf('cell', attributes, paragraphs.map((paragraph) => paragraphXml(paragraph, pool)).join(''))
}

const borderAttributes = (borders: CellBorders): Attributes => ({
  border: 'borderCell',
  borderSpec: Object.entries(sides).reduce(
    (sum, [side, bit]) => sum + (borders[side as keyof typeof sides] ? bit : 0),
    0,
  ),
  borderStyle: lineStyles[borders.style],
  borderWidth: borders.width,
  borderColor: argbOf(borders.colour),
})

function edgeXml(name: 'header' | 'footer', { blocks, pageNumber }: PageEdge, pool: PoolWriter): string {
  if (blocks.length === 0 && !pageNumber) return ''
  const attributes: Attributes = pageNumber
    ? {
        'pageNumber-spec': 'BSP32_40',
        'pageNumber-color': argbOf(pageNumber.format.colour),
        'pageNumber-fontFace': cleanText(pageNumber.format.family),
        'pageNumber-fontSize': Math.round(pageNumber.format.size),
        'pageNumber-fontBold': pageNumber.format.bold,
        'pageNumber-fontItalic': pageNumber.format.italic,
        'pageNumber-foreStr': cleanText(pageNumber.before) || undefined,
        'pageNumber-pageStartNumStr': pageNumber.first,
      }
    : {}
  return xmlOf(name, attributes, blocks.map((block) => blockXml(block, pool)).join(''))
}

const pageAttributes = (page: PageFormat): Attributes => ({
  mediaSizeName: 1,
  leftMargin: page.left,
  rightMargin: page.right,
  topMargin: page.top,
  bottomMargin: page.bottom,
  paperOrientation: page.isLandscape ? 2 : 1,
  headerFOffset: page.headerOffset,
  footerFOffset: page.footerOffset,
})
