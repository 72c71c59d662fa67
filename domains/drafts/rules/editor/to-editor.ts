/** The text of a draft or a template as the editor shows it. */
import type {
  DraftBlock,
  DraftInline,
  DraftParagraph,
  DraftTable,
  DraftText,
  Format,
} from '../../schemas/text.ts'
import type { BlockCondition, TemplateBody } from '../templates/template.ts'
import { textOfParagraph } from '../text.ts'
import { marksOf } from './formats.ts'
import { citationPlaces, runsOf } from './live.ts'
import type { BlockNode, EditorDocument, Frame, InlineNode, Mark, ParagraphNode, TableNode } from './nodes.ts'

interface EditorContent {
  document: EditorDocument
  frame: Frame
}

/** `when`: the conditions of each block of a template; left out for a draft. */
export function toEditor({ blocks, ...frame }: DraftText, when: TemplateBody['when'] = []): EditorContent {
  const content = blocks.map((block, at) => conditional(blockNode(block), when[at]))
  return { document: { type: 'doc', content }, frame }
}

const conditional = (node: BlockNode, when: readonly BlockCondition[] | undefined): BlockNode =>
  when && when.length > 0 ? ({ ...node, attrs: { ...node.attrs, when } } as BlockNode) : node

function blockNode(block: DraftBlock): BlockNode {
  if (block.kind === 'paragraph') return paragraphNode(block)
  return block.kind === 'table' ? tableNode(block) : { type: 'pageBreak' }
}

function paragraphNode(paragraph: DraftParagraph): ParagraphNode {
  const { kind: _, inlines, ...style } = paragraph
  const cited = citationPlaces(textOfParagraph(paragraph))
  const content: InlineNode[] = []
  let at = 0
  for (const inline of inlines) {
    content.push(...inlineNodes(inline, at, cited, style.mark))
    at += textOfParagraph({ ...paragraph, inlines: [inline] }).length
  }
  return { type: 'paragraph', attrs: { style }, ...(content.length > 0 && { content }) }
}

function inlineNodes(
  inline: DraftInline,
  at: number,
  cited: ReturnType<typeof citationPlaces>,
  end: Format,
): InlineNode[] {
  if (inline.kind === 'image') {
    const { kind: _, ...attrs } = inline
    return [{ type: 'picture', attrs }]
  }
  const marks = withMarks(marksOf(inline.format, end))
  if (inline.kind === 'tab') return [{ type: 'tab', ...marks }]
  if (inline.kind === 'break') return [{ type: 'lineBreak', ...marks }]
  if (inline.kind === 'field') {
    const { name, type, text } = inline
    return [{ type: 'field', attrs: { name, fieldType: type, text }, ...marks }]
  }
  return runsOf(inline.text, at, cited).map((run): InlineNode => {
    if (run.kind === 'gap') return { type: 'gap', attrs: { label: run.label }, ...marks }
    if (run.kind === 'citation') return { type: 'citation', attrs: { text: run.text }, ...marks }
    return { type: 'text', text: run.text, ...marks }
  })
}

const withMarks = (marks: Mark[]) => (marks.length > 0 ? { marks } : {})

const tableNode = ({ columns, border, rows }: DraftTable): TableNode => ({
  type: 'table',
  attrs: { columns, border },
  content: rows.map(({ cells, ...attrs }) => ({
    type: 'row',
    attrs,
    content: cells.map(({ paragraphs, ...cell }) => ({
      type: 'cell',
      attrs: { cell },
      content: paragraphs.map(paragraphNode),
    })),
  })),
})
