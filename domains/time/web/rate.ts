/** An hourly rate as it is typed; it may be left out. */
import type { Language } from '@mizan/platform/ui'
import { type Problems, readMoney, writeMoney } from '@mizan/platform/ui/forms'
import { isRate } from '../rules/rate.ts'

export const writtenRate = (rate: string | null, language: Language): string =>
  rate === null ? '' : writeMoney(rate, language)

/** `refused`: the message about an invalid rate. */
export function rateProblem(typed: string, language: Language, refused: string): Problems<{ rate: string }> {
  if (typed.trim() === '') return {}
  return isRate(readMoney(typed, language) ?? '') ? {} : { rate: refused }
}
