/** Tables of WordprocessingML. */
import { xmlOf } from '../file/xml.ts'
import { paragraphOf, tableShares } from '../make.ts'
import type { CellBorders, Table, TableCell, TableRow } from '../model.ts'
import type { Parts } from './parts.ts'
import { hexOf, lineStyles, twips } from './values.ts'
import { paragraphXml, value } from './write-paragraph.ts'

/** `width` is the width of the text on the page, in points. */
export function tableXml({ columns, border, rows }: Table, parts: Parts, width: number): string {
  const widths = columns.map((share) => twips((share / tableShares) * width))
  const line = (name: string, isThere: boolean) =>
    xmlOf(
      `w:${name}`,
      isThere ? { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'auto' } : { 'w:val': 'nil' },
    )
  const outer = ['top', 'left', 'bottom', 'right'].map((side) => line(side, border !== 'none'))
  const inner = ['insideH', 'insideV'].map((side) => line(side, border === 'cells'))
  const properties = [
    xmlOf('w:tblW', { 'w:w': twips(width), 'w:type': 'dxa' }),
    xmlOf('w:tblBorders', {}, [...outer, ...inner].join('')),
    '<w:tblLayout w:type="fixed"/>',
  ]
  const grid = widths.map((column) => xmlOf('w:gridCol', { 'w:w': column }))
  return xmlOf(
    'w:tbl',
    {},
    xmlOf('w:tblPr', {}, properties.join('')) +
      xmlOf('w:tblGrid', {}, grid.join('')) +
      rows.map((row, at) => rowXml(row, rows[at + 1], parts, widths)).join(''),
  )
}

function rowXml(
  { cells, height, isHeader }: TableRow,
  below: TableRow | undefined,
  parts: Parts,
  widths: number[],
): string {
  const properties =
    (height === null ? '' : value('w:trHeight', twips(height))) + (isHeader ? '<w:tblHeader/>' : '')
  let column = 0
  const all = cells.map((cell) => {
    const from = column
    column += cell.span
    const width = widths.slice(from, column).reduce((sum, one) => sum + one, 0)
    return cellXml(cell, { parts, width, goesOn: isContinuedAt(below, from) })
  })
  return xmlOf('w:tr', {}, (properties ? xmlOf('w:trPr', {}, properties) : '') + all.join(''))
}

function isContinuedAt(row: TableRow | undefined, wanted: number): boolean {
  let column = 0
  for (const { span, isContinued } of row?.cells ?? []) {
    if (column === wanted) return isContinued
    column += span
  }
  return false
}

interface Place {
  parts: Parts
  width: number
  /** The cell below is one with it. */
  goesOn: boolean
}

function cellXml({ span, isContinued, borders, fill, valign, paragraphs }: TableCell, place: Place): string {
  const merge = isContinued ? '<w:vMerge/>' : place.goesOn ? value('w:vMerge', 'restart') : ''
  const properties = [
    xmlOf('w:tcW', { 'w:w': place.width, 'w:type': 'dxa' }),
    span > 1 ? value('w:gridSpan', span) : '',
    merge,
    borders ? bordersXml(borders) : '',
    fill ? xmlOf('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hexOf(fill) }) : '',
    valign === 'top' ? '' : value('w:vAlign', valign === 'middle' ? 'center' : 'bottom'),
  ]
  const content = paragraphs.length > 0 ? paragraphs : [paragraphOf([])]
  const all = content.map((paragraph) => paragraphXml(paragraph, place.parts))
  return xmlOf('w:tc', {}, xmlOf('w:tcPr', {}, properties.join('')) + all.join(''))
}

function bordersXml(borders: CellBorders): string {
  const line = {
    'w:val': lineStyles[borders.style],
    'w:sz': Math.max(2, Math.round(borders.width * 8)),
    'w:space': 0,
    'w:color': hexOf(borders.colour),
  }
  const sides = (['top', 'left', 'bottom', 'right'] as const).map((side) =>
    xmlOf(`w:${side}`, borders[side] ? line : { 'w:val': 'nil' }),
  )
  return xmlOf('w:tcBorders', {}, sides.join(''))
}
