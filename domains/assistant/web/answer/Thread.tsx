/** The questions and answers of a conversation, the oldest first, and the one that is being answered. */
import { useEffect, useRef } from 'react'
import type { Answer, AnswerSupport } from '../../schemas.ts'
import type { AskState } from '../ask/use-ask.ts'
import { useText } from '../text.ts'
import { AnswerView } from './AnswerView.tsx'
import classes from './answer.module.css'
import { Coming } from './Coming.tsx'
import { reasonOf } from './Refusal.tsx'

interface Props {
  answers: readonly Answer[]
  caseId: string | null
  /** The last question asked here. */
  asking: AskState | null
  /** Its answer is still coming. */
  isComing: boolean
  /** The ids of the answers that were requested on this screen. */
  fresh: ReadonlySet<string>
  /** The quote that the reader shows, with its answer. */
  shown: { answerId: string; support: AnswerSupport } | null
  onOpen: (answer: Answer, support: AnswerSupport) => void
  onSources: (answer: Answer) => void
  /** The answer whose sources stand in a column beside the thread. */
  besideId: string | undefined
  /** Undefined for a person who only reads. */
  onChange: ((question: string) => void) | undefined
}

export function Thread(props: Props) {
  const { answers, caseId, asking, isComing, fresh, shown, onOpen, onSources, besideId, onChange } = props
  const thread = useRef<HTMLDivElement>(null)
  const last = answers.at(-1)
  const isFresh = last !== undefined && fresh.has(last.answerId)
  useScrollToLast(thread, isComing ? 'running' : (last?.answerId ?? ''), isFresh)
  return (
    <div ref={thread} className={classes.thread}>
      {answers.map((answer) => (
        <AnswerView
          key={answer.answerId}
          answer={answer}
          caseId={caseId}
          shown={shown?.answerId === answer.answerId ? shown.support : null}
          isFresh={answer === last && isFresh && !isComing}
          onOpen={(support) => onOpen(answer, support)}
          onSources={answer.answerId === besideId ? undefined : () => onSources(answer)}
          onChange={onChange && (() => onChange(answer.question))}
        />
      ))}
      {isComing && asking && <Coming asking={asking} />}
      <Told asking={asking} isComing={isComing} answer={isFresh ? last : undefined} />
    </div>
  )
}

/**
 * The last turn is scrolled to the top of the window once, when it begins, so that its later sentences move nothing.
 */
function useScrollToLast(thread: { current: HTMLElement | null }, shown: string, isFresh: boolean): void {
  const before = useRef('')
  useEffect(() => {
    const was = before.current
    before.current = shown
    const turns = [...(thread.current?.querySelectorAll('article') ?? [])]
    if (shown === '' || turns.length === 0) return
    if (was === 'running' && isFresh) return focusAnswer(turns.at(-1))
    if (was === shown || (shown !== 'running' && turns.length < 2)) return
    turns.at(-1)?.scrollIntoView({ block: 'start' })
  }, [thread, shown, isFresh])
}

/** A person who waits at the box continues at the answer; the focus of a person elsewhere does not move. */
function focusAnswer(turn: HTMLElement | undefined): void {
  const here = document.activeElement
  if (here && here !== document.body && here.tagName !== 'MAIN' && !here.closest('form')) return
  turn?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

/** Announces to screen readers each stage, and once that the answer has arrived. */
function Told({
  asking,
  isComing,
  answer,
}: Pick<Props, 'asking' | 'isComing'> & { answer: Answer | undefined }) {
  const t = useText()
  const said = () => {
    if (isComing && asking) return t(`stage.${asking.stage}`)
    if (asking?.end === 'stopped') return t('ask.stopped')
    if (!answer) return ''
    if (answer.isRefused) return t('readyRefused', { why: t(`refusal.${reasonOf(answer)}`) })
    return t('ready', {
      sentences: t('answer.sentences', { count: answer.sentences.length }),
      sources: t('answer.sources', { count: answer.sources.length }),
    })
  }
  return (
    <p role="status" className="visually-hidden">
      {said()}
    </p>
  )
}
