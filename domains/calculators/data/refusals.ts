/** What calculators refuse, in words that say what to do. Each has a file in `refusals/`. */
import { commonRefusals } from './refusals/common.ts'
import { interestRefusals } from './refusals/interest.ts'
import { timeLimitRefusals } from './refusals/time-limits.ts'

export const refusals = { ...commonRefusals, ...interestRefusals, ...timeLimitRefusals } as const

export type RefusalCode = keyof typeof refusals
