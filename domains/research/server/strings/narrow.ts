/** The filters of a search that a story or an answer asks for, and why. */

import { addYears, dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import type { Story } from '../../rules/story/read-story.ts'
import { timeSaid } from '../../rules/story/wishes.ts'
import type { DecisionFilters, SearchReason, StoryAnswers, StoryQuestionId } from '../../schemas.ts'
import type { Overview } from '../store/overview.ts'
import type { StringMessages } from './messages.tr.ts'

export interface Narrowed {
  filters: DecisionFilters
  reasons: SearchReason[]
  said: Set<StoryQuestionId>
}

interface Given {
  story: Story
  answers: StoryAnswers
  /** Courts and chambers of the country. */
  chambers: Overview['chambers']
  now: Date
  words: StringMessages
}

/** @throws AppError `search.unknown_chamber` for an answer that names none */
export function narrowed(given: Given): Narrowed {
  const court = courtOf(given)
  const time = timeOf(given)
  return {
    filters: { ...court.filters, ...time.filters },
    reasons: [...court.reasons, ...time.reasons],
    said: new Set([...court.said, ...time.said]),
  }
}

const nothing: Narrowed = { filters: {}, reasons: [], said: new Set() }

/** A court of which there is no decision is not filtered by, but asked about. */
function courtOf({ story, answers, chambers, words }: Given): Narrowed {
  if (answers.court === 'any') return nothing
  if (answers.court) {
    const filters = placeOf(answers.court, chambers)
    if (!filters) throw new AppError('search.unknown_chamber')
    return { filters, reasons: [{ part: answers.court, text: words.reasons.answered }], said: new Set() }
  }
  for (const { court, chamber } of story.courts) {
    const name = chamber ? `${court} ${chamber}` : court
    const filters = placeOf(name, chambers)
    const reasons = [{ part: name, text: words.reasons.courtSaid }]
    if (filters) return { filters, reasons, said: new Set(['court']) }
  }
  return nothing
}

function placeOf(name: string, chambers: Overview['chambers']): DecisionFilters | undefined {
  if (chambers.some(({ court, chamber }) => chamber && `${court} ${chamber}` === name))
    return { chambers: [name] }
  return chambers.some(({ court }) => court === name) ? { courts: [name] } : undefined
}

function timeOf({ story, answers, now, words }: Given): Narrowed {
  const since = (years: number) => addYears(dayInTurkey(now), -years)
  if (answers.time === 'any') return nothing
  if (answers.time) {
    const startDate = since(Number(answers.time))
    return {
      filters: { startDate },
      reasons: [{ part: startDate, text: words.reasons.answered }],
      said: new Set(),
    }
  }
  const time = timeSaid(story.scan)
  const startDate = time?.since ?? (time?.years && since(time.years))
  if (!startDate) return nothing
  return {
    filters: { startDate },
    reasons: [{ part: startDate, text: words.reasons.timeSaid }],
    said: new Set(['time']),
  }
}
