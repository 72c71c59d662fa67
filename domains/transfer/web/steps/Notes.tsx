/** What was noticed when a table was read: sheets and rows that Excel hides, and letters that were mistaken or are lost. */
import type { TableNote } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './steps.module.css'

export function Notes({ notes }: { notes: readonly TableNote[] }) {
  const t = useText()
  if (notes.length === 0) return null
  const said = ({ kind, count, example }: TableNote): string => {
    if (kind === 'hidden_sheets') return t('notes.hiddenSheets', { count, example })
    if (kind === 'hidden_sheet') return t('notes.hiddenSheet', { example })
    if (kind === 'hidden_rows') return t('notes.hiddenRows', { count, example })
    return kind === 'letters_repaired'
      ? t('notes.lettersRepaired', { count, example })
      : t('notes.lettersLost', { count, example })
  }
  return (
    <ul className={classes.notes} aria-label={t('notes.label')}>
      {notes.map((note) => (
        <li key={note.kind}>{said(note)}</li>
      ))}
    </ul>
  )
}
