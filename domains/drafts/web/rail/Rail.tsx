/** The gaps and the sources of the draft. A press goes to the place in the text. */
import type { Draft } from '../../schemas.ts'
import { gapPlaces, selectAt } from '../editor/gap-keys.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import { Checks } from './Checks.tsx'
import { Citations } from './Citations.tsx'
import classes from './rail.module.css'
import { Unproven } from './Unproven.tsx'

interface Props {
  draft: Draft
  open: OpenEditor
}

export function Rail({ draft, open }: Props) {
  const t = useText()
  const { editor } = open
  const gaps = editor ? gapPlaces(editor) : []
  return (
    <aside className={classes.rail}>
      <section aria-label={t('rail.gaps')}>
        <h2>
          {t('rail.gaps')} <span>{gaps.length}</span>
        </h2>
        {gaps.length === 0 ? (
          <p className={classes.none}>{t('rail.noGaps')}</p>
        ) : (
          <>
            <ul>
              {gaps.map(({ pos, label }) => (
                <li key={pos}>
                  <button type="button" lang="tr" onClick={() => editor && selectAt(editor, pos)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
            <p className={classes.hint}>{t('rail.gapHint')}</p>
          </>
        )}
      </section>
      <Unproven open={open} isLocked={!draft.may.includes('edit')} />
      <Citations open={open} />
      <Checks templateId={draft.templateId} open={open} />
    </aside>
  )
}
