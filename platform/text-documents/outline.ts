/** The text of a document without its formats: to compare readers, and to search. */
import type { Block, Inline, Paragraph, TextDocument } from './model.ts'

export interface Outline {
  /** The paragraphs, each with its line breaks and tabs. */
  paragraphs: string[]
  /** The bold texts, each as long as it continues within a paragraph. */
  bold: string[]
  /** Tables, rows, cells. */
  tables: string[][][]
}

const textOfInline = (inline: Inline): string => {
  if (inline.kind === 'text' || inline.kind === 'field') return inline.text
  if (inline.kind === 'tab') return '\t'
  return inline.kind === 'break' ? '\n' : ''
}

export const paragraphText = ({ inlines }: Paragraph): string => inlines.map(textOfInline).join('')

/** The paragraphs of tables are in the order of their cells. */
export function paragraphsOf(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block]
    if (block.kind !== 'table') return []
    return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
  })
}

/** Whether a table was inside of a table: only its paragraphs are known. */
export const heldTables = ({ header, blocks, footer }: TextDocument): boolean =>
  [...header.blocks, ...blocks, ...footer.blocks].some(
    (block) =>
      block.kind === 'table' && block.rows.some(({ cells }) => cells.some(({ heldTable }) => heldTable)),
  )

export const textOfBlocks = (blocks: readonly Block[]): string =>
  paragraphsOf(blocks).map(paragraphText).join('\n')

/** The text of the pages: header and footer are not part of it. */
export function outlineOf({ blocks }: TextDocument): Outline {
  const paragraphs = paragraphsOf(blocks)
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
  return {
    paragraphs: paragraphs.map(paragraphText),
    bold: paragraphs.flatMap(boldIn),
    tables: tables.map(({ rows }) =>
      rows.map(({ cells }) => cells.map(({ paragraphs }) => paragraphs.map(paragraphText).join('\n'))),
    ),
  }
}

function boldIn({ inlines }: Paragraph): string[] {
  const found: string[] = []
  let run = ''
  for (const inline of inlines) {
    if (inline.kind !== 'image' && inline.format.bold) run += textOfInline(inline)
    else {
      found.push(run)
      run = ''
    }
  }
  return [...found, run].filter((text) => text !== '')
}
