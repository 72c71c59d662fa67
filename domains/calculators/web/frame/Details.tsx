/** Below a result: notes, the explanation for the client, the sums, and the figures that were used. */
import { Button, useCopy, useLanguage } from '@mizan/platform/ui'
import type { Sheet } from '../../rules/calculator.ts'
import type { Common } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './frame.module.css'
import { UsedRows } from './UsedRows.tsx'

export function Details({ answer, sheet }: { answer: Common; sheet: Sheet }) {
  const t = useText()
  const language = useLanguage()
  const { copied, copy } = useCopy()
  const { notes, steps, rows } = answer
  return (
    <div className={classes.details}>
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={t('notes')}>
          {notes.map(({ code, says }) => (
            <li key={code}>{says[language]}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('explanation')}</summary>
        <p>{sheet.explanation}</p>
        <Button variant="default" px="sm" onClick={() => copy(sheet.explanation)}>
          {copied ? t('tools.copied') : t('explanationCopy')}
        </Button>
      </details>
      {steps.length > 0 && (
        <details>
          <summary>{t('steps', { count: steps.length })}</summary>
          <ol className={classes.steps}>
            {steps.map(({ says, result }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sums are in their order and have no other name
              <li key={at}>
                {says[language]}
                {result && <strong> = {result[language]}</strong>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {rows.length > 0 && <UsedRows rows={rows} />}
    </div>
  )
}
