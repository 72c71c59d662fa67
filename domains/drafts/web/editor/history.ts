/** Undo and redo. */
import { Extension } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'

export const History = Extension.create({
  name: 'history',
  addCommands: () => ({
    undo:
      () =>
      ({ state, dispatch }) =>
        undo(state, dispatch),
    redo:
      () =>
      ({ state, dispatch }) =>
        redo(state, dispatch),
  }),
  addKeyboardShortcuts() {
    return {
      'Mod-z': () => this.editor.commands.undo(),
      'Mod-y': () => this.editor.commands.redo(),
      'Shift-Mod-z': () => this.editor.commands.redo(),
    }
  },
  addProseMirrorPlugins: () => [history()],
})

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    history: { undo: () => ReturnType; redo: () => ReturnType }
  }
}
