/** The conditions of a template, written below the block that they belong to. */
import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { BlockCondition } from '../../rules/templates/template.ts'

type DescribeCondition = (when: readonly BlockCondition[]) => string

const key = new PluginKey<DescribeCondition | null>('conditions')

export const ConditionMarks = Extension.create({
  name: 'conditionMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DescribeCondition | null>({
      key,
      state: {
        init: () => null,
        apply: (tr, say) => (tr.getMeta(key) as DescribeCondition | undefined) ?? say,
      },
      props: {
        decorations: (state) => {
          const say = key.getState(state)
          if (!say) return null
          const shown: Decoration[] = []
          state.doc.forEach((node, pos) => {
            const when: readonly BlockCondition[] = node.attrs.when ?? []
            if (when.length > 0)
              shown.push(Decoration.node(pos, pos + node.nodeSize, { 'data-when': say(when) }))
          })
          return DecorationSet.create(state.doc, shown)
        },
      },
    }),
  ],
})

/** `say` puts conditions into words, with the present names of the fields. */
export const sayConditions = ({ view, state }: Editor, say: DescribeCondition): void =>
  view.dispatch(state.tr.setMeta(key, say))

/** The conditions of the block with the caret. */
export const conditionsAtCaret = ({ state: { doc, selection } }: Editor): readonly BlockCondition[] =>
  doc.maybeChild(selection.$from.index(0))?.attrs.when ?? []

/** Sets the conditions of every block that the selection touches. */
export function setConditions(editor: Editor, when: readonly BlockCondition[]): void {
  const { state, view } = editor
  const { tr, doc, selection } = state
  const [first, last] = [selection.$from.index(0), selection.$to.index(0)]
  doc.forEach((_, pos, at) => {
    if (at >= first && at <= last) tr.setNodeAttribute(pos, 'when', when.length > 0 ? when : null)
  })
  view.dispatch(tr)
}
