/** The laws and decisions that the draft cites, each once. */
import type { Editor } from '@tiptap/core'
import { selectAt } from '../editor/gap-keys.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import classes from './rail.module.css'

interface Cited {
  text: string
  pos: number
}

function citedIn({ state: { doc } }: Editor): Cited[] {
  const first = new Map<string, number>()
  doc.descendants(({ type, attrs }, pos) => {
    if (type.name === 'citation' && !first.has(attrs.text)) first.set(attrs.text, pos)
  })
  return [...first].map(([text, pos]) => ({ text, pos }))
}

export function Citations({ open: { editor } }: { open: OpenEditor }) {
  const t = useText()
  const cited = editor ? citedIn(editor) : []
  return (
    <section aria-label={t('rail.citations')}>
      <h2>
        {t('rail.citations')} <span>{cited.length}</span>
      </h2>
      {cited.length === 0 ? (
        <p className={classes.none}>{t('rail.noCitations')}</p>
      ) : (
        <ul>
          {cited.map(({ text, pos }) => (
            <li key={text}>
              <button type="button" lang="tr" onClick={() => editor && selectAt(editor, pos)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
