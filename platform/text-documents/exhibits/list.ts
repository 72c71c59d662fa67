/** The pages in front: the list of exhibits, with their pages. */
import { cellOf, documentOf, paragraphOf, plainPage, tableOf, textRun } from '../make.ts'
import type { Alignment, Block, TableRow } from '../model.ts'
import { writePdf } from '../pdf/write.ts'
import type { ExhibitOrder } from './types.ts'

export interface ListedExhibit {
  label: string
  title: string
  /** The number of its pages. */
  pages: number
}

/** `before`: pages of the list itself, which come first. */
export function writeList(
  order: ExhibitOrder,
  exhibits: readonly ListedExhibit[],
  before: number,
): Promise<Uint8Array> {
  const { list, title, author, lang } = order
  let next = before + 1
  const rows = exhibits.map(({ label, title: named, pages }) => {
    const from = next
    next += pages
    return row([label, named, pages === 1 ? String(from) : `${from}–${next - 1}`])
  })
  const above = list.above.map((text) =>
    paragraphOf([textRun(text, { bold: true })], { alignment: 'center' }),
  )
  const heading = paragraphOf([textRun(list.heading, { bold: true, size: 14 })], {
    alignment: 'center',
    spaceAbove: 18,
    spaceBelow: 12,
  })
  const { columns } = list
  const table = tableOf(
    [row([columns.label, columns.title, columns.pages], { isHeader: true }), ...rows],
    shares,
    'cells',
  )
  const blocks: Block[] = [...above, heading, ...(table ? [table] : [])]
  return writePdf(documentOf({ page: { ...plainPage }, blocks }), { title, author, lang })
}

/** The columns of number and page are as wide as their longest entries. */
const shares = [55, 195, 50]
const alignments: readonly Alignment[] = ['left', 'left', 'right']

const row = (texts: readonly string[], { isHeader = false } = {}): TableRow => ({
  isHeader,
  height: null,
  cells: texts.map((text, at) =>
    cellOf([
      paragraphOf([textRun(text, { bold: isHeader || at === 0 })], {
        alignment: alignments[at] ?? 'left',
        spaceAbove: 3,
        spaceBelow: 3,
      }),
    ]),
  ),
})
