/** The answer whose sources are shown, and the quote that the reader shows. */
import { useState } from 'react'
import type { Answer, AnswerSupport } from '../../schemas.ts'
import { type Place, placeAt, placesOf } from '../answer/places.ts'

interface OpenAnswer {
  answerId: string
  /** Null: the list of its sources. */
  at: number | null
}

/** Until another answer is chosen, the sources are those of the last one. */
export function useOpened(answers: readonly Answer[]) {
  const [opened, setOpened] = useState<OpenAnswer | null>(null)
  const chosen = answers.find(({ answerId }) => answerId === opened?.answerId)
  const at = chosen ? (opened?.at ?? null) : null
  const place: Place | undefined = chosen && at !== null ? placesOf(chosen)[at] : undefined
  return {
    answer: chosen ?? answers.at(-1),
    at,
    /** An answer was chosen: if sources have no column, they are shown in a sheet. */
    isChosen: chosen !== undefined,
    shown: chosen && place ? { answerId: chosen.answerId, support: place.support } : null,
    open: (answer: Answer, support: AnswerSupport) =>
      setOpened({ answerId: answer.answerId, at: placeAt(placesOf(answer), support) }),
    list: (answer: Answer) => setOpened({ answerId: answer.answerId, at: null }),
    step: (next: number | null) => setOpened((now) => now && { ...now, at: next }),
    close: () => setOpened(null),
  }
}
