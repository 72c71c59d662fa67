/** The conditions of a template, written below the block that they belong to. */
import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { ShownWhen } from '../../rules/templates/template.ts'

type Say = (when: readonly ShownWhen[]) => string

const key = new PluginKey<Say | null>('conditions')

export const ConditionMarks = Extension.create({
  name: 'conditionMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Say | null>({
      key,
      state: {
        init: () => null,
        apply: (tr, say) => (tr.getMeta(key) as Say | undefined) ?? say,
      },
      props: {
        decorations: (state) => {
          const say = key.getState(state)
          if (!say) return null
          const shown: Decoration[] = []
          state.doc.forEach((node, pos) => {
            const when: readonly ShownWhen[] = node.attrs.when ?? []
            if (when.length > 0)
              shown.push(Decoration.node(pos, pos + node.nodeSize, { 'data-when': say(when) }))
          })
          return DecorationSet.create(state.doc, shown)
        },
      },
    }),
  ],
})

/** `say` puts conditions into words, with the fields as they are called now. */
export const sayConditions = ({ view, state }: Editor, say: Say): void =>
  view.dispatch(state.tr.setMeta(key, say))

/** Of the block in which the caret is. */
export const conditionsAtCaret = ({ state: { doc, selection } }: Editor): readonly ShownWhen[] =>
  doc.maybeChild(selection.$from.index(0))?.attrs.when ?? []

/** For every block that the selection touches. */
export function setConditions(editor: Editor, when: readonly ShownWhen[]): void {
  const { state, view } = editor
  const { tr, doc, selection } = state
  const [first, last] = [selection.$from.index(0), selection.$to.index(0)]
  doc.forEach((_, pos, at) => {
    if (at >= first && at <= last) tr.setNodeAttribute(pos, 'when', when.length > 0 ? when : null)
  })
  view.dispatch(tr)
}
