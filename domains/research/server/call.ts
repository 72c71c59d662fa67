/** What every action, query and job of this domain is given. */
import type { Charge } from '@mizan/platform/access'
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { Research } from './research.ts'
import type { ResearchTables } from './tables.ts'

export interface ResearchParts {
  research: Research
  /** Takes what a call costs from the allowance of whoever makes it. */
  charge: Charge
}

export type ResearchCall = Call<ResearchParts, ResearchTables>

/** Texts belong to nobody: whoever reads or loads them needs the tables alone. */
export type TextCall = Call<unknown, ResearchTables>
export type Tx = Transaction<ResearchTables>
