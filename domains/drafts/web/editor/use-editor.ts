/** The editor, which lives as long as its element; React draws only its surroundings. */
import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fromEditor, whenOf } from '../../rules/editor/from-editor.ts'
import type { EditorDocument } from '../../rules/editor/nodes.ts'
import { toEditor } from '../../rules/editor/to-editor.ts'
import type { TemplateBody } from '../../rules/templates/template.ts'
import type { DraftText } from '../../schemas.ts'
import { ConditionMarks } from './condition-marks.ts'
import { GapKeys } from './gap-keys.ts'
import { History } from './history.ts'
import { ListNumbers } from './list-numbers.ts'
import { LiveNodes } from './live-nodes.ts'
import { schema } from './schema.ts'
import { VerdictMarks } from './verdict-marks.ts'

const extensions = [...schema, History, ListNumbers, LiveNodes, GapKeys, VerdictMarks, ConditionMarks]

interface EditorOptions {
  text: DraftText
  /** For a template: the conditions of each of its blocks. */
  when?: TemplateBody['when']
  label: string
  isLocked: boolean
  onText: (text: DraftText) => void
}

export interface OpenEditor {
  element: RefObject<HTMLDivElement | null>
  editor: Editor | null
  /** Counts changes of text and caret, so that components that show them are drawn again. */
  turn: number
  textNow: () => DraftText
  whenNow: () => TemplateBody['when']
  /** Shows a text that is saved already. */
  replace: (text: DraftText, when?: TemplateBody['when']) => void
  /** Replaces the text by another one, as if it had been typed. */
  bringIn: (text: DraftText) => void
}

const filled = (document: EditorDocument): EditorDocument =>
  document.content.length > 0 ? document : { ...document, content: [{ type: 'paragraph' } as never] }

export function useEditor({ text, when, label, isLocked, onText }: EditorOptions): OpenEditor {
  const element = useRef<HTMLDivElement>(null)
  const told = useRef(onText)
  told.current = onText
  const first = useRef({ text, when })
  const frame = useRef(toEditor(text).frame)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const opened = new Editor({
      element: element.current,
      extensions,
      content: filled(toEditor(first.current.text, first.current.when).document),
      editable: !isLocked,
      enableInputRules: false,
      enablePasteRules: false,
      injectCSS: false,
      editorProps: {
        attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', lang: 'tr' },
      },
      onTransaction: ({ transaction }) => {
        setTurn((count) => count + 1)
        if (transaction.docChanged && !transaction.getMeta('foreign'))
          told.current(fromEditor(opened.getJSON() as EditorDocument, frame.current))
      },
    })
    setEditor(opened)
    return () => opened.destroy()
  }, [isLocked, label])
  const put = (next: DraftText, isForeign: boolean, conditions?: TemplateBody['when']) => {
    const { document, frame: around } = toEditor(next, conditions)
    frame.current = around
    first.current = { text: next, when: conditions }
    if (!editor) return
    const { tr, schema: nodes, doc } = editor.state
    const { content } = nodes.nodeFromJSON(filled(document))
    editor.view.dispatch(tr.replaceWith(0, doc.content.size, content).setMeta('foreign', isForeign))
  }
  return {
    element,
    editor,
    turn,
    textNow: () =>
      editor ? fromEditor(editor.getJSON() as EditorDocument, frame.current) : first.current.text,
    whenNow: () => (editor ? whenOf(editor.getJSON() as EditorDocument) : (first.current.when ?? [])),
    replace: (next, conditions) => put(next, true, conditions),
    bringIn: (next) => put(next, false),
  }
}
