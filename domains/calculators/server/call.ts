/** What every action and query of this domain is given. */
import type { Call } from '@mizan/platform/call'
import type { CalculatorsParts } from './parts.ts'

export type CalculatorsCall = Call<CalculatorsParts, object>
