/**
 * Unproven text from a language model, the description of the case or the person's own words: to be checked, and
 * freed of its mark.
 */
import { IconButton } from '@mizan/platform/ui'
import { IconCheck } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { unprovenColour } from '../../rules/marks.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import classes from './rail.module.css'

interface MarkedRange {
  from: number
  to: number
  text: string
}

/** Neighbouring marks are one sentence, whatever else is in it. */
function markedIn({ state: { doc } }: Editor): MarkedRange[] {
  const found: MarkedRange[] = []
  doc.descendants((node, pos) => {
    if (!node.marks.some(({ attrs }) => attrs.background === unprovenColour)) return
    const last = found.at(-1)
    const text = node.text ?? node.attrs.text ?? ''
    if (last?.to === pos) Object.assign(last, { to: pos + node.nodeSize, text: last.text + text })
    else found.push({ from: pos, to: pos + node.nodeSize, text })
  })
  return found
}

export function Unproven({ open: { editor }, isLocked }: { open: OpenEditor; isLocked: boolean }) {
  const t = useText()
  const marked = editor ? markedIn(editor) : []
  if (!editor || marked.length === 0) return null
  const accept = ({ from, to }: MarkedRange) =>
    editor.chain().setTextSelection({ from, to }).unsetMark('look').setTextSelection(to).focus().run()
  return (
    <section aria-label={t('rail.unproven')}>
      <h2>
        {t('rail.unproven')} <span>{marked.length}</span>
      </h2>
      <ul>
        {marked.map((one) => (
          <li key={one.from} className={classes.marked}>
            <button
              type="button"
              lang="tr"
              onClick={() => editor.chain().setTextSelection(one).focus().run()}
            >
              {one.text}
            </button>
            {!isLocked && (
              <IconButton
                icon={IconCheck}
                label={t('rail.accept', { text: one.text })}
                onClick={() => accept(one)}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('rail.unprovenHint')}</p>
    </section>
  )
}
