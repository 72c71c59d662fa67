import type { TimeLimitAnswer, TimeLimitInput } from '../../schemas/time-limit.ts'
import type { Calculator } from '../calculator.ts'
import { calculateTimeLimit } from './calculate.ts'
import { timeLimitSheet } from './sheet.ts'

export const timeLimit: Calculator<TimeLimitInput, TimeLimitAnswer> = {
  calculate: calculateTimeLimit,
  sheet: timeLimitSheet,
}
