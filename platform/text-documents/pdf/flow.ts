/** Lets lines and tables flow over pages, as lists of what is drawn; nothing is drawn yet. */
import type { Block, Paragraph, Table, TextDocument } from '../model.ts'
import { DocumentError } from '../problem.ts'
import { linesOf } from './lines.ts'
import { type Flow, type Mark, marksOf } from './marks.ts'
import { type DrawnRow, rowsOfTable } from './tables.ts'

/** A document that would fill more is refused. */
export const mostPages = 5_000

export class Pages {
  readonly pages: Mark[][] = [[]]
  private y: number
  private readonly flow: Flow

  constructor(flow: Flow) {
    this.flow = flow
    this.y = flow.area.top
  }

  add(block: Block): void {
    if (block.kind === 'pageBreak') this.next()
    else if (block.kind === 'paragraph') this.addParagraph(block)
    else this.addTable(block)
  }

  /** The height to which the last page is filled. */
  get end(): number {
    return this.y
  }

  private get page(): Mark[] {
    return this.pages.at(-1) ?? []
  }

  private get isNew(): boolean {
    return this.y <= this.flow.area.top
  }

  private next(): void {
    if (this.pages.length >= mostPages) throw new DocumentError('too_large', 'pages')
    this.pages.push([])
    this.y = this.flow.area.top
  }

  private addParagraph(paragraph: Paragraph): void {
    const { area, measure, labels } = this.flow
    if (!this.isNew) this.y += paragraph.spaceAbove
    for (const line of linesOf(paragraph, area.width, measure, labels.get(paragraph))) {
      if (this.y + line.height > area.bottom && !this.isNew) this.next()
      this.page.push(...marksOf(line, area.left, this.y))
      this.y += line.height
    }
    this.y += paragraph.spaceBelow
  }

  private addTable(table: Table): void {
    const { area } = this.flow
    const rows = rowsOfTable(table, this.flow)
    const first = table.rows.findIndex(({ isHeader }) => !isHeader)
    const headings = rows.slice(0, Math.max(0, first))
    const high = headings.reduce((sum, { height }) => sum + height, 0)
    rows.forEach((row, at) => {
      const isLate = this.y + row.height > area.bottom && !this.isNew
      if (isLate && (row.height <= area.bottom - area.top || this.y + row.least > area.bottom)) {
        this.next()
        // Headings are shown again, unless they would fill the page.
        if (at >= headings.length && high < (area.bottom - area.top) / 2)
          for (const one of headings) this.addRow(one)
      }
      this.addRow(row)
    })
  }

  /** A row that no page can hold is cut between its lines. */
  private addRow(row: DrawnRow): void {
    let left: DrawnRow | null = row
    while (left) {
      const { marks, height, rest } = left.draw(
        this.flow.area.left,
        this.y,
        this.flow.area.bottom,
        this.isNew,
      )
      this.page.push(...marks)
      this.y += height
      left = rest
      if (left) this.next()
    }
  }
}

/** Header and footer are as high as their content, and the text lies between them. */
export function stripOf(
  blocks: TextDocument['header']['blocks'],
  flow: Flow,
): { marks: Mark[]; height: number } {
  const pages = new Pages({ ...flow, area: { ...flow.area, top: 0, bottom: 1_000_000 } })
  for (const block of blocks) pages.add(block)
  return { marks: pages.pages[0] ?? [], height: pages.end }
}
