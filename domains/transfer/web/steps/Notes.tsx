/** What was noticed when a table was read: sheets and rows that Excel hides, and letters that were mistaken or are lost. */
import type { TableNote } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './steps.module.css'

const texts = {
  hidden_sheets: 'notes.hiddenSheets',
  hidden_sheet: 'notes.hiddenSheet',
  hidden_rows: 'notes.hiddenRows',
  letters_repaired: 'notes.lettersRepaired',
  letters_lost: 'notes.lettersLost',
} as const

export function Notes({ notes }: { notes: readonly TableNote[] }) {
  const t = useText()
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} aria-label={t('notes.label')}>
      {notes.map(({ kind, count, example }) => (
        <li key={kind}>{t(texts[kind], { count, example })}</li>
      ))}
    </ul>
  )
}
