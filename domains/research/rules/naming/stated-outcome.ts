/** Reads what a decision came to from the operative clauses of its majority. */
import { isCut } from '../ending.ts'
import type { Country } from '../laws.ts'
import { appealOutcome } from './appeal-outcome.ts'
import { majorityOf, rulingOf } from './majority.ts'
import {
  applicationOutcome,
  boardOutcome,
  cypriotOutcome,
  normOutcome,
  regionalOutcome,
} from './other-outcomes.ts'
import type { Outcome } from './outcomes.ts'

export interface DecidedBy {
  country: Country
  court: string
  chamber: string | null
  /** Whether the source says that it gives only the beginning of the text. */
  truncated: boolean
}

/** Undefined where it is not certain: for a text that breaks off, or whose words fit no outcome. */
export function statedOutcome(text: string, by: DecidedBy): Outcome | undefined {
  if (isCut(text, by.truncated)) return undefined
  const majority = majorityOf(text)
  if (by.country === 'kktc') return cypriotOutcome(majority)
  const ruling = rulingOf(majority)
  if (by.court === 'Anayasa Mahkemesi')
    return isNorm(by.chamber) ? normOutcome(ruling) : applicationOutcome(ruling)
  if (by.court.includes('İnsan Hakları Mahkemesi')) return applicationOutcome(ruling)
  if (by.court === 'Rekabet Kurulu') return boardOutcome(ruling)
  if (by.court.includes('Bölge Adliye')) return regionalOutcome(majority, ruling)
  return ['Yargıtay', 'Danıştay'].includes(by.court) ? appealOutcome(ruling) : undefined
}

const isNorm = (chamber: string | null) => chamber?.includes('Norm') ?? false
