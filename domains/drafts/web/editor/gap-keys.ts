/** Alt and the arrows go from gap to gap, which are then typed over; Enter behind one goes on to the next. */
import { type Editor, Extension } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** The places of the gaps, in their order. */
export function gapPlaces(editor: Editor): { pos: number; label: string }[] {
  const places: { pos: number; label: string }[] = []
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === 'gap') places.push({ pos, label: node.attrs.label })
  })
  return places
}

export function selectAt(editor: Editor, pos: number): void {
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, pos)).scrollIntoView())
  view.focus()
}

/** After the last gap it continues with the first. */
export function stepToGap(editor: Editor, step: 1 | -1): boolean {
  const places = gapPlaces(editor)
  const { from, to } = editor.state.selection
  const next =
    step === 1
      ? (places.find(({ pos }) => pos >= to) ?? places[0])
      : (places.findLast(({ pos }) => pos < from) ?? places.at(-1))
  if (!next) return false
  selectAt(editor, next.pos)
  return true
}

export const GapKeys = Extension.create({
  name: 'gapKeys',
  addKeyboardShortcuts() {
    return {
      'Alt-ArrowDown': () => stepToGap(this.editor, 1),
      'Alt-ArrowUp': () => stepToGap(this.editor, -1),
    }
  },
})
