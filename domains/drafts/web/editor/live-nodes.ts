/**
 * Typed citations become nodes once the caret has left them, and gaps as soon as they are complete. Backspace behind
 * a citation makes it text again, so that it can be corrected letter by letter.
 */
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { citationPlaces } from '../../rules/editor/live.ts'
import { gapsIn, gapText } from '../../rules/gaps.ts'

export const LiveNodes = Extension.create({
  name: 'liveNodes',
  addKeyboardShortcuts() {
    return { Backspace: () => this.editor.commands.command(({ state, dispatch }) => unwrap(state, dispatch)) }
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('liveNodes'),
      appendTransaction: (transactions, before, after) => {
        const isHistory = transactions.some((one) => one.getMeta('history$'))
        return isHistory ? null : wrap(transactions, before, after)
      },
    }),
  ],
})

function unwrap(state: EditorState, dispatch: ((tr: Transaction) => void) | undefined): boolean {
  const { empty, $from } = state.selection
  const node = $from.nodeBefore
  if (!empty || node?.type.name !== 'citation') return false
  const start = $from.pos - node.nodeSize
  dispatch?.(state.tr.replaceWith(start, $from.pos, state.schema.text(node.attrs.text, node.marks)))
  return true
}

interface NodeRange {
  from: number
  to: number
  node: Node
}

function wrap(transactions: readonly Transaction[], before: EditorState, after: EditorState) {
  const hasMoved = !before.selection.eq(after.selection)
  if (!hasMoved && !transactions.some(({ docChanged }) => docChanged)) return null
  const found = [...paragraphsTouched(transactions, before, after)].flatMap((at) => foundIn(after, at))
  if (found.length === 0) return null
  const { tr } = after
  for (const { from, to, node } of found.sort((one, other) => other.from - one.from))
    tr.replaceWith(from, to, node)
  return tr
}

/** The starts of paragraphs that were changed, or that the caret has left. */
function paragraphsTouched(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
): Set<number> {
  const touched = new Set<number>()
  const add = (from: number, to: number) =>
    after.doc.nodesBetween(Math.max(0, from), Math.min(after.doc.content.size, to), (node, pos) => {
      if (node.isTextblock) touched.add(pos)
    })
  const from = before.doc.content.findDiffStart(after.doc.content)
  const ends = before.doc.content.findDiffEnd(after.doc.content)
  if (from !== null && ends) add(from, Math.max(from, ends.b))
  const left = transactions.reduce((pos, { mapping }) => mapping.map(pos), before.selection.head)
  add(left, left)
  return touched
}

interface Run {
  /** The offset in the text of the paragraph. */
  at: number
  pos: number
  node: Node
}

function foundIn({ doc, selection, schema }: EditorState, at: number): NodeRange[] {
  const paragraph = doc.nodeAt(at)
  if (!paragraph) return []
  const runs: Run[] = []
  let text = ''
  paragraph.forEach((node, offset) => {
    if (node.isText) runs.push({ at: text.length, pos: at + 1 + offset, node })
    text += saidBy(node)
  })
  const { citation, gap } = schema.nodes
  if (!citation || !gap) return []
  const wanted = [
    ...citationPlaces(text).map((place) => ({
      ...place,
      isOpen: true,
      make: (own: string) => citation.create({ text: own }),
    })),
    ...gapsIn(text).map(({ label, ...place }) => ({
      ...place,
      isOpen: false,
      make: () => gap.create({ label }),
    })),
  ]
  return wanted.flatMap(({ start, end, isOpen, make }) => {
    const run = runs.find((one) => start >= one.at && end <= one.at + (one.node.text?.length ?? 0))
    if (!run) return []
    const from = run.pos + start - run.at
    const to = from + end - start
    // A gap that a person is still typing is not replaced.
    const isBusy = isOpen && selection.from <= to && selection.to >= from
    return isBusy ? [] : [{ from, to, node: make(text.slice(start, end)).mark(run.node.marks) }]
  })
}

function saidBy(node: Node): string {
  if (node.isText) return node.text ?? ''
  if (node.type.name === 'gap') return gapText(node.attrs.label)
  if (node.type.name === 'citation' || node.type.name === 'field') return node.attrs.text
  return node.type.name === 'picture' ? '' : ' '
}
