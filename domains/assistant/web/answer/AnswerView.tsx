/** One question with its answer, as it is stored. */
import { Slot } from '@mizan/platform/ui'
import { IconListDetails } from '@tabler/icons-react'
import { useId } from 'react'
import type { Answer, AnswerSupport } from '../../schemas.ts'
import { useText } from '../text.ts'
import tool from '../tool.module.css'
import classes from './answer.module.css'
import { CheckLine } from './CheckLine.tsx'
import { Compared } from './Compared.tsx'
import { Export } from './Export.tsx'
import type { NoteBook } from './Notes.tsx'
import { Proposals } from './Proposals.tsx'
import { numberedBy } from './places.ts'
import { Refusal } from './Refusal.tsx'
import { Sentences } from './Sentences.tsx'

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Further uses of an answer's question, shown below the answer. */
    'assistant.answer': { question: string; caseId: string | null }
  }
}

interface Props {
  answer: Answer
  /** The quote of this answer that the reader shows. */
  shown: AnswerSupport | null
  /** The case of the conversation, if it is about one. */
  caseId: string | null
  /** The question was asked a moment ago, and its answer keeps the reserved room. */
  isFresh: boolean
  onOpen: (support: AnswerSupport) => void
  /** Undefined if the sources are shown beside it already. */
  onSources: (() => void) | undefined
  /** Undefined for a person who only reads. */
  onChange: (() => void) | undefined
}

export function AnswerView({ answer, shown, caseId, isFresh, onOpen, onSources, onChange }: Props) {
  const t = useText()
  const id = useId()
  const { sentences, sources, searchedAs, comparison, notHeld } = answer
  const book: NoteBook = { numbers: numberedBy(answer), sources, shown, onOpen }
  return (
    <article
      className={classes.turn}
      aria-labelledby={id}
      data-answer={answer.answerId}
      data-fresh={isFresh || undefined}
    >
      <h2 id={id} lang="tr" tabIndex={-1} className={classes.question}>
        {answer.question}
      </h2>
      {searchedAs && (
        <p className={classes.searched} lang="tr">
          {t('answer.searchedAs', { query: searchedAs })}
        </p>
      )}
      {!answer.isRefused && notHeld.length > 0 && (
        <p className={classes.silent}>{t('answer.notHeld', { named: notHeld.join(', ') })}</p>
      )}
      {answer.isCaseSilent && <p className={classes.silent}>{t('answer.caseSilent')}</p>}
      {answer.isRefused ? (
        <Refusal answer={answer} onChange={onChange} />
      ) : (
        <Sentences sentences={sentences} asked={answer.searchCountry} book={book} isComplete />
      )}
      {caseId && answer.proposals.length > 0 && (
        <Proposals answer={answer} caseId={caseId} isOwn={onChange !== undefined} />
      )}
      {comparison && comparison.length > 0 && <Compared comparison={comparison} book={book} />}
      <footer className={classes.foot}>
        <CheckLine answer={answer} />
        <div className={classes.tools}>
          {sentences.length > 0 && <Export answer={answer} />}
          <Slot name="assistant.answer" question={answer.question} caseId={caseId} />
          {sources.length > 0 && onSources && (
            <button type="button" className={tool.tool} onClick={onSources}>
              <IconListDetails size={16} stroke={1.7} aria-hidden />
              {t('answer.sources', { count: sources.length })}
            </button>
          )}
        </div>
      </footer>
    </article>
  )
}
