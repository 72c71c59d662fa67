/** Changes of whole paragraphs: how they are aligned, and whether they are in a list. */
import type { Editor } from '@tiptap/core'
import type { ParagraphStyle } from '../../rules/editor/nodes.ts'
import { paragraph } from '../../rules/text.ts'

const { kind: _, inlines: __, ...plain } = paragraph([])

type Change = (style: ParagraphStyle) => ParagraphStyle

function changeParagraphs(editor: Editor, change: Change): void {
  const { state, view } = editor
  const { from, to } = state.selection
  const { tr } = state
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name === 'paragraph')
      tr.setNodeMarkup(pos, undefined, { style: change(node.attrs.style ?? plain) })
  })
  view.dispatch(tr)
  view.focus()
}

export const styleAtCaret = (editor: Editor): ParagraphStyle =>
  editor.state.selection.$from.parent.attrs.style ?? plain

export const align = (editor: Editor, alignment: ParagraphStyle['alignment']): void =>
  changeParagraphs(editor, (style) => ({ ...style, alignment }))

const lists = {
  number: { id: 1, level: 0, kind: 'number', style: 'decimal-dot' },
  bullet: { id: 101, level: 0, kind: 'bullet', style: 'disc' },
} as const

/** A paragraph in such a list leaves it. A paragraph that is added continues the list above it. */
export function toggleList(editor: Editor, kind: 'number' | 'bullet'): void {
  const isInside = styleAtCaret(editor).list?.kind === kind
  const above = listAbove(editor, kind)
  changeParagraphs(editor, (style) =>
    isInside
      ? { ...style, list: null, leftIndent: 0, firstLineIndent: 0 }
      : { ...style, list: above ?? lists[kind], leftIndent: 18, firstLineIndent: -18 },
  )
}

function listAbove({ state }: Editor, kind: 'number' | 'bullet') {
  let found: ParagraphStyle['list'] = null
  state.doc.nodesBetween(0, state.selection.from, (node, pos) => {
    const list = node.attrs.style?.list
    if (node.type.name === 'paragraph' && pos + node.nodeSize < state.selection.from && list?.kind === kind)
      found = list
  })
  return found
}
