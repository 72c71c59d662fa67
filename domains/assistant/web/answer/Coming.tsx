/** A question that is being answered: its sentences appear one by one, in the room that the answer will have. */
import { Waiting } from '@mizan/platform/ui'
import type { AskState } from '../ask/use-ask.ts'
import classes from './answer.module.css'
import type { NoteBook } from './Notes.tsx'
import { numbersOf } from './places.ts'
import { Sentences } from './Sentences.tsx'

export function Coming({ asking: { question, sentences, searchCountry } }: { asking: AskState }) {
  // A sentence that overtook another one leaves a gap until the other has arrived.
  const come = sentences.filter(Boolean)
  const book: NoteBook = { numbers: numbersOf(come), sources: [], shown: null, onOpen: undefined }
  return (
    <article className={classes.turn} data-fresh aria-busy>
      <h2 lang="tr" className={classes.question}>
        {question}
      </h2>
      {come.length > 0 ? (
        <Sentences sentences={come} asked={searchCountry} book={book} isComplete={false} />
      ) : (
        <div className={classes.waiting}>
          <Waiting width="7rem" height={14} below={16} />
          <Waiting height={14} below={12} />
          <Waiting height={14} below={12} />
          <Waiting width="70%" height={14} />
        </div>
      )}
    </article>
  )
}
