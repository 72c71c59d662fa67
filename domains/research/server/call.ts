/** What every action, query and job of this domain is given. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { Research } from './research.ts'
import type { ResearchTables } from './tables.ts'

export interface ResearchParts {
  research: Research
}

export type ResearchCall = Call<ResearchParts, ResearchTables>

/** Texts belong to nobody: reading or loading them needs only the tables. */
export type TextCall = Call<unknown, ResearchTables>
export type Tx = Transaction<ResearchTables>
