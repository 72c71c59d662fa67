/** Tables of WordprocessingML. */
import { childOf, holds, type XmlElement } from '../file/xml.ts'
import { cellOf, tableOf } from '../make.ts'
import type { CellBorders, Table, TableCell, TableRow } from '../model.ts'
import { documentLimits } from '../problem.ts'
import { isDeletedCell, isDeletedRow, withAlternatives } from './changes.ts'
import { isOn, valOf } from './formats.ts'
import { type Context, paragraphsWithin } from './paragraphs.ts'
import { hexColour, keyOf, lineStyles, measure } from './values.ts'

export function readTable(element: XmlElement, context: Context): Table | null {
  const properties = childOf(element, 'w:tblPr')
  const borders =
    childOf(properties, 'w:tblBorders') ?? context.styles.tableBorders(valOf(properties, 'w:tblStyle'))
  const border = borderOf(borders)
  const widths = (childOf(element, 'w:tblGrid')?.children ?? []).slice(0, documentLimits.columns)
  return tableOf(
    through(element, 'w:tr')
      .filter((row) => !isDeletedRow(row))
      .map((row) => readRow(row, border, context)),
    widths.map(({ attributes }) => measure(attributes['w:w']) ?? 0),
    border,
  )
}

/** Rows and cells may stand within content controls. */
function through(element: XmlElement, name: string): XmlElement[] {
  return withAlternatives(element.children).flatMap((child) => {
    if (child.name === name) return [child]
    return ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins'].includes(child.name) ? through(child, name) : []
  })
}

const isDrawn = (line: XmlElement | undefined): boolean =>
  line !== undefined && !['nil', 'none'].includes(line.attributes['w:val'] ?? 'none')

function borderOf(borders: XmlElement | undefined): Table['border'] {
  const has = (name: string) => isDrawn(childOf(borders, name))
  if (has('w:insideH') || has('w:insideV')) return 'cells'
  return ['w:top', 'w:bottom', 'w:left', 'w:right', 'w:start', 'w:end'].some(has) ? 'outline' : 'none'
}

function readRow(row: XmlElement, border: Table['border'], context: Context): TableRow {
  const properties = childOf(row, 'w:trPr')
  const height = measure(valOf(properties, 'w:trHeight'), 40_000)
  const skipped = spanOf(valOf(properties, 'w:gridBefore'), 0)
  const cells = through(row, 'w:tc')
    .filter((cell) => !isDeletedCell(cell))
    .map((cell) => readCell(cell, border, context))
  const before = skipped > 0 ? [cellOf([], { span: skipped, borders: noBorders })] : []
  return {
    isHeader: isOn(properties, 'w:tblHeader') ?? false,
    height: height === null ? null : Math.abs(height) / 20,
    cells: [...before, ...cells],
  }
}

const spanOf = (text: string | undefined, least: number): number =>
  Math.min(documentLimits.columns + 1, Math.max(least, Math.trunc(measure(text) ?? least)))

const noBorders: CellBorders = {
  top: false,
  right: false,
  bottom: false,
  left: false,
  width: 1,
  colour: null,
  style: 'solid',
}

function readCell(cell: XmlElement, border: Table['border'], context: Context): TableCell {
  const properties = childOf(cell, 'w:tcPr')
  const merge = childOf(properties, 'w:vMerge')
  const valign = valOf(properties, 'w:vAlign')
  return cellOf(paragraphsWithin(cell, context), {
    span: spanOf(valOf(properties, 'w:gridSpan'), 1),
    isContinued: merge !== undefined && merge.attributes['w:val'] !== 'restart',
    borders: bordersOf(childOf(properties, 'w:tcBorders'), border),
    fill: hexColour(childOf(properties, 'w:shd')?.attributes['w:fill']),
    valign: valign === 'center' ? 'middle' : valign === 'bottom' ? 'bottom' : 'top',
    ...(holds(cell, 'w:tbl') && { heldTable: true }),
  })
}

/** A side without a border of the cell has that of the table. */
function bordersOf(element: XmlElement | undefined, border: Table['border']): CellBorders | null {
  if (!element) return null
  const side = (...names: readonly string[]) => {
    const line = names.map((name) => childOf(element, name)).find((one) => one !== undefined)
    return line ? isDrawn(line) : border === 'cells'
  }
  const drawn = element.children.find(isDrawn)?.attributes
  return {
    top: side('w:top'),
    right: side('w:right', 'w:end'),
    bottom: side('w:bottom'),
    left: side('w:left', 'w:start'),
    width: (measure(drawn?.['w:sz'], 400) ?? 8) / 8,
    colour: hexColour(drawn?.['w:color']),
    style: keyOf(lineStyles, drawn?.['w:val']) ?? 'solid',
  }
}
