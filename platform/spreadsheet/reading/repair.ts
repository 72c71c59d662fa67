/**
 * Repairs a workbook before its cells are read: places of rows and cells that programs leave out, and sheets without
 * cells, such as charts that were moved to a sheet of their own. Bytes stay unchanged: texts are taken as latin1, in
 * which every byte is one letter.
 */

const placed = /<((?:\w+:)?)(row|c)(?=[\s/>])([^>]*?)(\/?)>/g
const withoutPlace = /<(?:\w+:)?(?:row|c)(?=[\s/>])(?![^>]*\sr=")/
const placeIn = /\sr="([A-Z]*)(\d*)"/

const lettersOf = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : lettersOf(Math.floor((column - 1) / 26)) + lettersOf(((column - 1) % 26) + 1)

/** The number of a column from 1; `AA` is 27. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

/** Rows and cells without a place follow the one before, as in the order of the document. */
export function withPlaces(xml: string): string {
  if (!xml.includes('sheetData') || !withoutPlace.test(xml)) return xml
  let [row, column] = [0, 0]
  return xml.replace(placed, (whole, prefix: string, name: string, attributes: string, end: string) => {
    const [, letters = '', number = ''] = placeIn.exec(attributes) ?? []
    if (name === 'row') {
      row = number === '' ? row + 1 : Number(number)
      column = 0
      return number === '' ? `<${prefix}row r="${row}"${attributes}${end}>` : whole
    }
    column = letters === '' ? column + 1 : columnOf(letters)
    return letters === '' ? `<${prefix}c r="${lettersOf(column)}${row}"${attributes}${end}>` : whole
  })
}

const attributeIn = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The parts of a workbook that are sheets with cells, by their ids. */
const worksheetsIn = (relationships: string): ReadonlyMap<string, string> =>
  new Map(
    [...relationships.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)]
      .filter(([tag]) => attributeIn(tag, 'Type').endsWith('/worksheet'))
      .map(([tag]) => [attributeIn(tag, 'Id'), attributeIn(tag, 'Target')] as const),
  )

const sheetTag = /<(?:\w+:)?sheet\s[^>]*>/g

/** Cells of one column that are shown as one; all numbers are from 1. */
export interface Merge {
  column: number
  from: number
  to: number
}

const mergeTag = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g

/** Of wider ones the first column counts, as in the cell that keeps their text. */
export const mergesIn = (xml: string): Merge[] =>
  [...xml.matchAll(mergeTag)].flatMap(([, first = '', from, , to]) =>
    from === to ? [] : [{ column: columnOf(first), from: Number(from), to: Number(to) }],
  )

const hiddenRow =
  /<(?:\w+:)?row\s(?=[^>]*\shidden="(?:1|true)")[^>]*?\sr="(\d{1,7})"|<(?:\w+:)?row\sr="(\d{1,7})"(?=[^>]*\shidden="(?:1|true)")/g

/** Rows that a filter hides; all from 1. */
export const hiddenRowsIn = (xml: string): number[] =>
  xml.includes('hidden=') ? [...xml.matchAll(hiddenRow)].map(([, one, other]) => Number(one ?? other)) : []

/** `#N/A` and its like are texts, because an empty cell would say nothing of them. */
export const withErrors = (xml: string): string =>
  xml.includes(' t="e"') ? xml.replace(/(<(?:\w+:)?c\s[^>]*?)\st="e"/g, '$1 t="str"') : xml

/** Whether days are counted from 1904, as on old computers of Apple. */
export const countsFrom1904 = (workbook: string): boolean =>
  /<(?:\w+:)?workbookPr\s[^>]*\bdate1904="(?:1|true)"/.test(workbook)

/** Days are shifted when they are read: an hour of no day would get a day otherwise. */
export const without1904 = (workbook: string): string =>
  workbook.replace(/(<(?:\w+:)?workbookPr\s[^>]*?)\s?\bdate1904="[^"]*"/, '$1')

/** Cells that are filled for merges of one sheet at most. */
const mostFilled = 200_000

/** The value of a merged cell counts for all of its rows. */
export function fillMerged(rows: readonly string[][], merges: readonly Merge[]): void {
  let filled = 0
  for (const { column, from, to } of merges) {
    const text = rows[from - 1]?.[column - 1] ?? ''
    for (let row = from; row < Math.min(to, rows.length) && filled < mostFilled; row += 1) {
      const cells = rows[row]
      if (cells && text !== '' && cells.some((cell) => cell !== '')) cells[column - 1] ||= text
      filled += 1
    }
  }
}

/** The list of sheets without charts, dialogs and macros, and the places in it of those that are hidden. */
export function sheetsIn(
  workbook: string,
  relationships: string,
): { workbook: string; hidden: ReadonlySet<number>; targets: string[] } {
  const known = worksheetsIn(relationships)
  const hidden = new Set<number>()
  const targets: string[] = []
  const kept = workbook.replace(sheetTag, (tag) => {
    const target = known.get(attributeIn(tag, '\\w+:id'))
    if (target === undefined) return ''
    if (/^(?:hidden|veryHidden)$/.test(attributeIn(tag, 'state'))) hidden.add(targets.length)
    targets.push(target)
    return tag
  })
  return { workbook: kept, hidden, targets }
}
