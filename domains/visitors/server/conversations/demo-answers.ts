/** Answers of the assistant's demonstration: two a day, for a network and for a browser. */
import { AppError } from '@mizan/platform/contract'
import { demoAnswersOfDay } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { ConversationRow } from '../tables.ts'
import { giveUseBack, takeUse, type UseOfDay, usesOf } from './uses.ts'

export const answersOfNetwork = (who: string, day: string): UseOfDay => ({
  kind: 'llm-demo answers',
  who,
  day,
})
export const answersOfMark = (mark: string, day: string): UseOfDay => ({
  kind: 'llm-demo answers of a browser',
  who: mark,
  day,
})

type Asker = Pick<ConversationRow, 'who' | 'mark' | 'day'>

const countersOf = ({ who, mark, day }: Asker): UseOfDay[] => [
  ...(mark ? [answersOfMark(mark, day)] : []),
  answersOfNetwork(who, day),
]

/** @throws AppError `visitor.demo_spent` for the browser, `LA_MaxIpConversationValidationFailed` for its network */
export async function takeDemoAnswer(tx: Tx, asker: Asker): Promise<void> {
  const { mark, who, day } = asker
  if (mark && !(await takeUse(tx, answersOfMark(mark, day), demoAnswersOfDay)))
    throw new AppError('visitor.demo_spent')
  if (!(await takeUse(tx, answersOfNetwork(who, day), demoAnswersOfDay)))
    throw new AppError('LA_MaxIpConversationValidationFailed')
}

export async function giveDemoAnswerBack(tx: Tx, asker: Asker): Promise<void> {
  for (const counter of countersOf(asker)) await giveUseBack(tx, counter)
}

export async function demoAnswersLeft(tx: Tx, asker: Asker): Promise<number> {
  const used: number[] = []
  for (const counter of countersOf(asker)) used.push(await usesOf(tx, counter))
  return Math.max(0, demoAnswersOfDay - Math.max(...used))
}
