/** Draws the verdict of each citation at its node, so that the author sees it without looking it up. */
import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export type VerdictState = 'good' | 'wrong' | 'unknown'
/** The verdicts with their words, by the text of the citation. */
export type Standings = ReadonlyMap<string, { standing: VerdictState; says: string }>

const key = new PluginKey<Standings>('verdicts')

export const VerdictMarks = Extension.create({
  name: 'verdictMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Standings>({
      key,
      state: {
        init: () => new Map(),
        apply: (tr, known) => (tr.getMeta(key) as Standings | undefined) ?? known,
      },
      props: {
        decorations: (state) => {
          const known = key.getState(state)
          const shown: Decoration[] = []
          if (!known || known.size === 0) return null
          state.doc.descendants((node, pos) => {
            const found = node.type.name === 'citation' && known.get(node.attrs.text)
            if (found)
              shown.push(
                Decoration.node(pos, pos + node.nodeSize, {
                  'data-standing': found.standing,
                  title: found.says,
                }),
              )
          })
          return DecorationSet.create(state.doc, shown)
        },
      },
    }),
  ],
})

export const showStandings = ({ view, state }: Editor, known: Standings): void =>
  view.dispatch(state.tr.setMeta(key, known).setMeta('addToHistory', false))
