/** What is asked about a story: only what neither it nor an earlier answer says. */
import type { StoryAnswers, StoryQuestion, StoryQuestionId } from '../../schemas.ts'
import type { DecisionCounts } from '../search/index.ts'
import type { StringMessages } from './messages.tr.ts'
import { branchOf, outcomesOf } from './outcomes.ts'

const MOST_COURTS = 4
const spans = ['1', '5', '10'] as const

/** `said`: what the story itself answers. */
export interface Open {
  answers: StoryAnswers
  said: ReadonlySet<StoryQuestionId>
  counts: Pick<DecisionCounts, 'courts' | 'chambers'>
}

export function questionsOf({ answers, said, counts }: Open, words: StringMessages): StoryQuestion[] {
  const { courts, chambers } = counts
  const places = (chambers.length > 1 ? chambers : courts).slice(0, MOST_COURTS)
  const outcomes = outcomesOf[branchOf(chambers.length > 0 ? chambers : courts)]
  const options: Record<StoryQuestionId, StoryQuestion['options']> = {
    court: places.length > 1 ? places.map(({ value }) => ({ value, label: value })) : [],
    time: spans.map((value) => ({ value, label: words.time[value] })),
    outcome: outcomes.map((value) => ({ value, label: words.outcome[value] })),
  }
  return (['court', 'time', 'outcome'] as const).flatMap((id) => {
    const isSettled = said.has(id) || answers[id] !== undefined || options[id].length === 0
    return isSettled
      ? []
      : [{ id, text: words.questions[id], options: [...options[id], { value: 'any', label: words.any }] }]
  })
}
