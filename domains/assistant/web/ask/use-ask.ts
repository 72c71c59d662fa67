/** One question at a time: its answer so far, its failure, and a way to stop it. */
import { useRef, useState } from 'react'
import type { Answer, AnswerSentence, AnswerStage, AskedCountry, Question } from '../../schemas.ts'
import { useStream } from '../data.ts'

export interface AskState {
  /** The place of the question, see `placeOf`. */
  place: string
  question: string
  searchCountry: AskedCountry
  stage: AnswerStage
  sentences: AnswerSentence[]
  end: 'none' | 'stopped' | 'complete'
}

const placed = (sentences: readonly AnswerSentence[], at: number, one: AnswerSentence): AnswerSentence[] => {
  const next = [...sentences]
  next[at] = one
  return next
}

/** `onAnswer` gets the complete answer, before the conversation is read again. */
export function useAsk(onAnswer: (answer: Answer, place: string) => void) {
  const [asking, setAsking] = useState<AskState | null>(null)
  const asked = useRef('')
  const change = (next: (now: AskState) => Partial<AskState>) =>
    setAsking((now) => now && { ...now, ...next(now) })
  const stream = useStream('assistant.ask', (event) => {
    if (event.name === 'stage') change(() => ({ stage: event.data.stage }))
    if (event.name === 'sentence') {
      const { index, sentence } = event.data
      change(({ sentences }) => ({ sentences: placed(sentences, index, sentence) }))
    }
    if (event.name === 'end') {
      change(() => ({ end: 'complete' }))
      onAnswer(event.data, asked.current)
    }
  })
  return {
    /** The last question with its answer so far. */
    asking,
    /** The question is being answered; stale answers may still be read again after that. */
    isRunning: stream.isRunning && asking?.end === 'none',
    error: stream.isRunning ? null : stream.error,
    ask: (place: string, body: Question) => {
      const { message: question, searchCountry } = body
      asked.current = place
      setAsking({ place, question, searchCountry, stage: 'searching', sentences: [], end: 'none' })
      stream.start({ body })
    },
    /** Called once its answer is in the conversation. */
    forget: () => setAsking(null),
    stop: () => {
      change(() => ({ end: 'stopped' }))
      stream.stop()
    },
  }
}
