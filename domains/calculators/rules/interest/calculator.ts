import type { InterestAnswer, InterestInput } from '../../schemas/interest.ts'
import type { Calculator } from '../calculator.ts'
import { calculateInterest } from './calculate.ts'
import { interestSheet } from './sheet.ts'

export const interest: Calculator<InterestInput, InterestAnswer> = {
  calculate: calculateInterest,
  sheet: interestSheet,
}
