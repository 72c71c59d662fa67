/** Refusals of calculators, in words that say what to do. Each has a file in `refusals/`. */
import { feeRefusals } from './refusals/attorney-fee.ts'
import { commonRefusals } from './refusals/common.ts'
import { courtRefusals } from './refusals/court-costs.ts'
import { interestRefusals } from './refusals/interest.ts'
import { labourRefusals } from './refusals/labour.ts'
import { limitationRefusals } from './refusals/limitation.ts'
import { mediationRefusals } from './refusals/mediation.ts'
import { sentenceRefusals } from './refusals/sentence.ts'
import { timeLimitRefusals } from './refusals/time-limits.ts'

export const refusals = {
  ...courtRefusals,
  ...feeRefusals,
  ...commonRefusals,
  ...interestRefusals,
  ...labourRefusals,
  ...limitationRefusals,
  ...mediationRefusals,
  ...sentenceRefusals,
  ...timeLimitRefusals,
} as const

export type RefusalCode = keyof typeof refusals
