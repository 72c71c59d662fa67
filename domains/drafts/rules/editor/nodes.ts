/** The document of the editor as JSON. Names of nodes and marks are those of its schema (`web/editor/schema`). */
import type { DraftCell, DraftParagraph, DraftTable, DraftText, Format } from '../../schemas/text.ts'
import type { BlockCondition } from '../templates/template.ts'

export interface Mark {
  type: 'bold' | 'italic' | 'underline' | 'strike' | 'look'
  attrs?: Look
}

/** The properties of a format that no button of the editor switches. */
export type Look = Pick<Format, 'vertical' | 'size' | 'family' | 'colour' | 'background'>

/** The properties of a paragraph besides its text. */
export type ParagraphStyle = Omit<DraftParagraph, 'kind' | 'inlines'>

export type InlineNode =
  | { type: 'text'; text: string; marks?: Mark[] }
  | { type: 'tab' | 'lineBreak'; marks?: Mark[] }
  | { type: 'gap'; attrs: { label: string }; marks?: Mark[] }
  | { type: 'citation'; attrs: { text: string }; marks?: Mark[] }
  | { type: 'field'; attrs: { name: string; fieldType: string; text: string }; marks?: Mark[] }
  | { type: 'picture'; attrs: { type: string; data: string; width: number; height: number } }

/** For the blocks of a template: the conditions under which a block is written. */
export interface Conditional {
  when?: readonly BlockCondition[]
}

export interface ParagraphNode {
  type: 'paragraph'
  attrs: { style: ParagraphStyle } & Conditional
  content?: InlineNode[]
}

export interface CellNode {
  type: 'cell'
  attrs: { cell: Omit<DraftCell, 'paragraphs'> }
  content: ParagraphNode[]
}

export interface TableNode {
  type: 'table'
  attrs: Pick<DraftTable, 'columns' | 'border'> & Conditional
  content: { type: 'row'; attrs: { isHeader: boolean; height: number | null }; content: CellNode[] }[]
}

export type BlockNode = ParagraphNode | TableNode | { type: 'pageBreak'; attrs?: Conditional }

export interface EditorDocument {
  type: 'doc'
  content: BlockNode[]
}

/** The parts of the text that the editor does not show. */
export type Frame = Omit<DraftText, 'blocks'>
