/** What a field for an amount shows, and what is wrong with what was typed into it. */
import { groups, readMoney } from '../../money/read-money.ts'
import type { Language } from '../language.tsx'
import { formatAmount } from '../numbers.ts'
import type { Problem } from './issues.ts'

export { readMoney }

/** What stands in the field once it is left: the amount in figures, or what was typed if it cannot be read. */
export function writeMoney(typed: string, language: Language): string {
  const amount = readMoney(typed, language)
  return amount === undefined ? typed : formatAmount(amount, language)
}

/** Whether the text has a mark that can be read in two ways, so that the field says how it was read. */
export const isAmbiguous = (typed: string, language: Language): boolean => typed.includes(groups[language])

/** What is wrong with a required amount; undefined if nothing is. */
export function moneyProblem(typed: string, language: Language): Problem | undefined {
  if (typed.trim() === '') return { key: 'required' }
  const amount = readMoney(typed, language)
  if (amount !== undefined && /[1-9]/.test(amount)) return undefined
  const isNotAbove = amount !== undefined || /^\s*[-−]/.test(typed)
  return { key: 'field', rule: isNotAbove ? 'amount' : 'amount_form' }
}
