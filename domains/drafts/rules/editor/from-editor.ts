/** Converts the content of the editor into the text of a draft. */
import type { DraftBlock, DraftInline, DraftParagraph, DraftText, Format } from '../../schemas/text.ts'
import { gapText } from '../gaps.ts'
import type { BlockCondition } from '../templates/template.ts'
import { paragraph, tidy } from '../text.ts'
import { formatOf } from './formats.ts'
import type { BlockNode, EditorDocument, Frame, InlineNode, ParagraphNode } from './nodes.ts'

export const fromEditor = ({ content = [] }: Partial<EditorDocument>, frame: Frame): DraftText => ({
  ...frame,
  blocks: content.map(blockOf),
})

/** The conditions of each block of a template. */
export const whenOf = ({ content = [] }: Partial<EditorDocument>): BlockCondition[][] =>
  content.map(({ attrs }) => [...(attrs?.when ?? [])])

function blockOf(node: BlockNode): DraftBlock {
  if (node.type === 'paragraph') return paragraphOf(node)
  if (node.type === 'pageBreak') return { kind: 'pageBreak' }
  const { columns, border } = node.attrs
  return {
    ...{ kind: 'table', columns, border },
    rows: node.content.map(({ attrs, content }) => ({
      ...attrs,
      cells: content.map((cell) => ({ ...cell.attrs.cell, paragraphs: cell.content.map(paragraphOf) })),
    })),
  }
}

/** A paragraph that the editor made by itself has no style. */
function paragraphOf({ attrs, content = [] }: ParagraphNode): DraftParagraph {
  const empty = { ...paragraph([]), ...attrs?.style }
  return { ...empty, inlines: tidy(content.map((node) => inlineOf(node, empty.mark))) }
}

function inlineOf(node: InlineNode, end: Format): DraftInline {
  if (node.type === 'picture') {
    const { type, ...picture } = node.attrs
    return { kind: 'image', type: type as 'png', ...picture }
  }
  const format = formatOf(node.marks, end)
  if (node.type === 'gap') return { kind: 'text', text: gapText(node.attrs.label), format }
  if (node.type === 'citation') return { kind: 'text', text: node.attrs.text, format }
  if (node.type === 'text') return { kind: 'text', text: node.text, format }
  if (node.type !== 'field') return { kind: node.type === 'tab' ? 'tab' : 'break', format }
  const { name, fieldType, text } = node.attrs
  return { kind: 'field', name, type: fieldType, text, format }
}
