/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { CalculatorsParts } from './parts.ts'
import type { CalculatorsTables } from './tables.ts'

export type CalculatorsCall = Call<CalculatorsParts, CalculatorsTables>
export type Tx = Transaction<CalculatorsTables>
