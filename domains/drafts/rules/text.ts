/** Parts of the text of a draft, and their plain texts. */
import type { DraftBlock, DraftInline, DraftParagraph, DraftText, Format } from '../schemas/text.ts'

export const plainFormat: Format = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  vertical: null,
  size: 12,
  family: 'Times New Roman',
  colour: null,
  background: null,
}

/** A4 with margins of 2.5 cm, as UYAP begins a document. */
const page: DraftText['page'] = {
  width: 595.28,
  height: 841.89,
  isLandscape: false,
  left: 70.875,
  right: 70.875,
  top: 70.875,
  bottom: 70.875,
  headerOffset: 20,
  footerOffset: 20,
}

export const draftText = (blocks: DraftBlock[]): DraftText => ({
  page: { ...page },
  header: { blocks: [], pageNumber: null },
  footer: { blocks: [], pageNumber: null },
  blocks,
})

export const run = (text: string, format: Partial<Format> = {}): DraftInline => ({
  kind: 'text',
  text,
  format: { ...plainFormat, ...format },
})

export const paragraph = (inlines: DraftInline[], parts: Partial<DraftParagraph> = {}): DraftParagraph => ({
  kind: 'paragraph',
  alignment: 'justify',
  leftIndent: 0,
  rightIndent: 0,
  firstLineIndent: 0,
  lineSpacing: 1,
  spaceAbove: 0,
  spaceBelow: 6,
  tabStops: [],
  list: null,
  mark: plainFormat,
  ...parts,
  inlines,
})

export const sameFormat = (one: Format, other: Format): boolean =>
  (Object.keys(plainFormat) as (keyof Format)[]).every((key) => one[key] === other[key])

/** Joins neighbours of one format to one run, and drops empty runs. */
export function tidy(inlines: readonly DraftInline[]): DraftInline[] {
  const joined: DraftInline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.kind !== 'text') joined.push(inline)
    else if (last?.kind === 'text' && sameFormat(last.format, inline.format))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text }
    else if (inline.text !== '') joined.push(inline)
  }
  return joined
}

const said = (inline: DraftInline): string => {
  if (inline.kind === 'text' || inline.kind === 'field') return inline.text
  if (inline.kind === 'tab') return '\t'
  return inline.kind === 'break' ? '\n' : ''
}

export const textOfParagraph = ({ inlines }: DraftParagraph): string => inlines.map(said).join('')

/** The paragraphs of tables are in the order of their cells. */
export const paragraphsOf = (blocks: readonly DraftBlock[]): DraftParagraph[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block]
    if (block.kind === 'pageBreak') return []
    return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
  })

/** A line for each paragraph. */
export const plainTextOf = ({ blocks }: Pick<DraftText, 'blocks'>): string =>
  paragraphsOf(blocks).map(textOfParagraph).join('\n')
