/** A text document as a screen draws it. */
import type { Finding } from '../findings.ts'
import { listLabels } from '../list-labels.ts'
import { tableShares } from '../make.ts'
import type { Block, Format, Image, Inline, Paragraph, Table, TextDocument } from '../model.ts'
import { heldTables } from '../outline.ts'
import type { View, ViewBlock, ViewParagraph, ViewRun, ViewTable } from './index.ts'
import { viewLimits } from './limits.ts'

type DocumentView = Extract<View, { shows: 'document' }>

export function viewOfDocument(
  document: TextDocument,
  { isSigned = false, findings = [] }: { isSigned?: boolean; findings?: Finding[] },
): DocumentView {
  const { header, blocks, footer } = document
  const maker = new Maker(listLabels([...header.blocks, ...blocks, ...footer.blocks]))
  return {
    shows: 'document',
    isSigned,
    isFlattened: heldTables(document),
    findings,
    header: maker.blocks(header.blocks),
    blocks: maker.blocks(blocks),
    footer: maker.blocks(footer.blocks),
    isCut: maker.isCut,
  }
}

class Maker {
  isCut = false
  readonly #labels: ReadonlyMap<Paragraph, string>
  #paragraphs = 0
  #characters = 0
  #images = 0

  constructor(labels: ReadonlyMap<Paragraph, string>) {
    this.#labels = labels
  }

  blocks(all: readonly Block[]): ViewBlock[] {
    const shown: ViewBlock[] = []
    for (const block of all) {
      if (this.#isFull()) break
      if (block.kind === 'pageBreak') shown.push({ kind: 'pageBreak' })
      else shown.push(block.kind === 'table' ? this.#table(block) : this.#paragraph(block))
    }
    return shown
  }

  #isFull(): boolean {
    const isFull = this.#paragraphs >= viewLimits.paragraphs || this.#characters >= viewLimits.characters
    if (isFull) this.isCut = true
    return isFull
  }

  #table({ border, columns, rows }: Table): ViewTable {
    const shown: ViewTable['rows'] = []
    for (const { isHeader, cells } of rows) {
      if (this.#isFull()) break
      shown.push({
        isHeader,
        cells: cells.map(({ span, isContinued, fill, paragraphs }) => ({
          span,
          isContinued,
          ...(fill && { fill }),
          paragraphs: isContinued ? [] : paragraphs.map((one) => this.#paragraph(one)),
        })),
      })
    }
    const shares = columns.map((share) => Math.round((share / tableShares) * 1_000) / 10)
    return { kind: 'table', border, columns: shares, rows: shown }
  }

  #paragraph(paragraph: Paragraph): ViewParagraph {
    this.#paragraphs += 1
    const label = this.#labels.get(paragraph)
    return {
      kind: 'paragraph',
      alignment: paragraph.alignment,
      left: paragraph.leftIndent,
      right: paragraph.rightIndent,
      first: paragraph.firstLineIndent,
      above: paragraph.spaceAbove,
      below: paragraph.spaceBelow,
      spacing: paragraph.lineSpacing,
      ...(label !== undefined && { label }),
      ...(paragraph.isRightToLeft && { isRightToLeft: true }),
      runs: paragraph.inlines.map((inline) => this.#run(inline)),
    }
  }

  #run(inline: Inline): ViewRun {
    if (inline.kind === 'tab' || inline.kind === 'break') return { kind: inline.kind }
    if (inline.kind === 'image') return this.#image(inline)
    const open = Math.max(0, viewLimits.characters - this.#characters)
    if (inline.text.length > open) this.isCut = true
    const text = inline.text.slice(0, open).toWellFormed()
    this.#characters += inline.text.length
    return { kind: 'text', text, style: styleOf(inline.format) }
  }

  #image({ type, data, width, height }: Image): ViewRun {
    this.#images += data.length
    const isSent = this.#images <= viewLimits.images
    const source = isSent ? `data:image/${type};base64,${Buffer.from(data).toString('base64')}` : null
    return { kind: 'image', source, width, height }
  }
}

/** Default values are left out: most runs of a long document have no format of their own. */
const styleOf = (format: Format) => ({
  ...(format.bold && { bold: true as const }),
  ...(format.italic && { italic: true as const }),
  ...(format.underline && { underline: true as const }),
  ...(format.strike && { strike: true as const }),
  ...(format.vertical && { vertical: format.vertical }),
  size: format.size,
  ...(format.colour && { colour: format.colour }),
  ...(format.background && { background: format.background }),
})
