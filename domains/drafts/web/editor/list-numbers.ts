/** The numbers and signs of lists, which are no text of their paragraphs. */
import { listLabels } from '@mizan/platform/text-documents/list-labels'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type NumberedItem = Parameters<typeof listLabels>[0][number]

function numbersOf(doc: Node): DecorationSet {
  const places = new Map<NumberedItem, { from: number; to: number }>()
  doc.descendants((node, pos) => {
    if (node.type.name !== 'paragraph') return true
    const { list = null } = node.attrs.style ?? {}
    // Only properties on which the numbers depend.
    if (list)
      places.set({ kind: 'paragraph', list, inlines: [] } as never, { from: pos, to: pos + node.nodeSize })
    return false
  })
  const labels = listLabels([...places.keys()])
  const shown = [...places].flatMap(([listed, { from, to }]) => {
    const label = labels.get(listed as never)
    return label === undefined ? [] : [Decoration.node(from, to, { 'data-label': label })]
  })
  return DecorationSet.create(doc, shown)
}

export const ListNumbers = Extension.create({
  name: 'listNumbers',
  addProseMirrorPlugins: () => {
    const key = new PluginKey<DecorationSet>('listNumbers')
    return [
      new Plugin({
        key,
        state: {
          init: (_, { doc }) => numbersOf(doc),
          apply: (tr, shown) => (tr.docChanged ? numbersOf(tr.doc) : shown),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ]
  },
})
