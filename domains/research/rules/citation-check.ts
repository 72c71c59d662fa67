/** Which decision a citation means, and what of the citation does not fit it. */
import { normaliseCourt } from './courts.ts'
import { fileNumber } from './filters.ts'
import type { Country } from './laws.ts'
import { normaliseDate } from './normalise.ts'

/** As the archive writes them; a field that is not known is missing. */
export interface CitedFields {
  court?: string | undefined
  chamber?: string | undefined
  caseNumber?: string | undefined
  decisionNumber?: string | undefined
  date?: string | undefined
}
type Field = keyof CitedFields

const fields = ['court', 'chamber', 'caseNumber', 'decisionNumber', 'date'] as const

export interface Comparison {
  differences: { field: Field; given: string; archive: string }[]
  unknown: Field[]
}

/** What was given, in the spelling of the archive; what cannot be read stays as it is, and then fits nothing. */
export function readCitation(given: CitedFields, country: Country): CitedFields {
  const { court, chamber, caseNumber, decisionNumber, date } = given
  const name = normaliseCourt(court, chamber, country)
  return {
    court: name?.court ?? court,
    chamber: name?.chamber ?? chamber,
    caseNumber: caseNumber && fileNumber(caseNumber, country),
    decisionNumber: decisionNumber && fileNumber(decisionNumber, country),
    date: date && (normaliseDate(date) ?? date),
  }
}

export function compareCitation(given: CitedFields, held: CitedFields): Comparison {
  const compared: Comparison = { differences: [], unknown: [] }
  for (const field of fields) {
    const [mine, archive] = [given[field], held[field]]
    if (mine === undefined) continue
    if (archive === undefined) compared.unknown.push(field)
    else if (mine !== archive) compared.differences.push({ field, given: mine, archive })
  }
  return compared
}

const numbers: readonly Field[] = ['caseNumber', 'decisionNumber']

/**
 * Whether a decision that shares a number can be the one that is meant: all numbers fit, or only one is wrong and the
 * rest of the citation says the same.
 */
export function mayBeMeant(given: CitedFields, { differences, unknown }: Comparison): boolean {
  const wrong = differences.filter(({ field }) => numbers.includes(field))
  if (wrong.length === 0) return true
  const others = fields.filter((field) => !numbers.includes(field) && given[field] !== undefined)
  const isRest = others.length > 0 && differences.length === wrong.length && unknown.length === 0
  const named = numbers.filter((field) => given[field] !== undefined)
  return isRest && named.length > wrong.length
}
