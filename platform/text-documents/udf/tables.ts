/** Tables of UDF. */
import { holds, type XmlElement } from '../file/xml.ts'
import { cellOf, tableOf } from '../make.ts'
import type { CellBorders, Paragraph, Table, TableCell } from '../model.ts'
import { documentLimits } from '../problem.ts'
import { type Context, readParagraph } from './paragraphs.ts'
import { cellAlignments, colourOf, lineStyles, numberOf, sides, styleOf, tableBorders } from './values.ts'

/** Null for a table without cells. */
export function readTable({ attributes, children }: XmlElement, context: Context): Table | null {
  const rows = children
    .filter(({ name }) => name === 'row')
    .map((row) => ({
      isHeader: row.attributes.rowType === 'headerRow',
      height: numberOf(row.attributes.height, 0, 2_000),
      cells: row.children.filter(({ name }) => name === 'cell').map((cell) => readCell(cell, context)),
    }))
  const widths = (attributes.columnSpans ?? '').split(',', documentLimits.columns)
  return tableOf(
    rows,
    widths.map((width) => numberOf(width, 0, 10_000) ?? 0),
    styleOf(tableBorders, attributes.border, 'cells'),
  )
}

function readCell(cell: XmlElement, context: Context): TableCell {
  const { attributes } = cell
  return cellOf(paragraphsWithin(cell, context), {
    span: Math.trunc(numberOf(attributes.colspan, 1, documentLimits.columns) ?? 1),
    isContinued: attributes.rowContinued === 'true',
    borders: bordersOf(attributes),
    fill: colourOf(attributes.fillColor),
    valign: styleOf(cellAlignments, attributes.align, 'top'),
    ...(holds(cell, 'table') && { heldTable: true }),
  })
}

/** The paragraphs, including those of tables within the cell, in their order. */
export function paragraphsWithin(element: XmlElement, context: Context): Paragraph[] {
  return element.children.flatMap((child) =>
    child.name === 'paragraph' ? [readParagraph(child, context)] : paragraphsWithin(child, context),
  )
}

function bordersOf(attributes: XmlElement['attributes']): CellBorders | null {
  const spec = numberOf(attributes.borderSpec, 0, 15)
  const isNone = attributes.border === 'borderNone'
  if (spec === null && !isNone) return null
  const bits = isNone ? 0 : (spec ?? 0)
  return {
    top: (bits & sides.top) !== 0,
    right: (bits & sides.right) !== 0,
    bottom: (bits & sides.bottom) !== 0,
    left: (bits & sides.left) !== 0,
    width: numberOf(attributes.borderWidth, 0, 50) ?? 1,
    colour: colourOf(attributes.borderColor),
    style: styleOf(lineStyles, attributes.borderStyle, 'solid'),
  }
}
