/** The notes after a sentence: buttons that open its sources. While the answer is still coming they only show numbers. */
import type { AnswerSource, AnswerSupport } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './answer.module.css'
import { notesOf } from './places.ts'

export interface NoteBook {
  numbers: ReadonlyMap<string, number>
  sources: readonly AnswerSource[]
  /** The quote that the reader shows now. */
  shown: AnswerSupport | null
  /** Undefined while the answer is still coming. */
  onOpen: ((support: AnswerSupport) => void) | undefined
}

/** Keeps the first note on the line of the last word. */
const joined = '\u00a0'

export function Notes({ supports, book }: { supports: readonly AnswerSupport[]; book: NoteBook }) {
  const t = useText()
  const notes = notesOf(supports).map((support) => {
    const no = book.numbers.get(support.sourceId) ?? 0
    const title = book.sources.find(({ id }) => id === support.sourceId)?.title
    const label = title ? t('answer.note', { no, title }) : t('answer.noteAlone', { no })
    return (
      <button
        key={support.sourceId}
        type="button"
        className={classes.note}
        aria-label={label}
        aria-pressed={book.shown?.sourceId === support.sourceId}
        title={label}
        disabled={!book.onOpen}
        onClick={() => book.onOpen?.(support)}
      >
        {no}
      </button>
    )
  })
  return (
    <>
      {joined}
      {notes}
    </>
  )
}
