/** Filters of a search as conditions on integers and exact tokens. */
import type { Clause, Condition } from '@mizan/platform/search'
import { articleTerm, lawTerm } from '../../rules/analysis.ts'
import type { DecisionFilters, SearchCountry } from '../../schemas.ts'
import { countryNumber, dayOf, UNKNOWN } from './index-schema.ts'
import { articleNoKey, exactKey, numberKeys, sideKeys } from './keys.ts'
import type { NameKind, Names } from './names.ts'

export interface Narrowing {
  where: Condition[]
  /** Tokens that a decision must all have. */
  keys: string[]
}

export function narrowingOf(filters: DecisionFilters, country: SearchCountry, names: Names): Narrowing {
  const where: Condition[] = [{ column: 'country', in: [countryNumber[country]] }]
  const { courts, chambers, source, startDate, endDate, caseYear, deliveryYear } = filters
  if (courts?.length) where.push({ column: 'court', in: numbersOf(names, 'court', courts) })
  if (chambers?.length) where.push({ column: 'chamber', in: chamberNumbers(names, chambers) })
  if (filters.outcomes?.length)
    where.push({ column: 'outcome', in: numbersOf(names, 'outcome', filters.outcomes) })
  if (source) where.push({ column: 'source', in: numbersOf(names, 'source', [source]) })
  if (filters.undated) where.push(withoutDate)
  else if (startDate || endDate) where.push(dates(startDate, endDate))
  if (caseYear) where.push({ column: 'caseYear', in: [caseYear] })
  if (deliveryYear) where.push({ column: 'deliveryYear', in: [deliveryYear] })
  return { where, keys: keysOf(filters) }
}

function numbersOf(names: Names, kind: NameKind, wanted: readonly string[]): number[] {
  return wanted.map((name) => names.find(kind, name)).filter((number) => number !== undefined)
}

/** A chamber is given with its court; its name alone means that chamber of every court. */
function chamberNumbers(names: Names, wanted: readonly string[]): number[] {
  const numbers = names.all('chamber').flatMap((full, number) => {
    const meant = wanted.some((name) => full === name || full.endsWith(` ${name}`))
    return meant && full !== '' ? [number] : []
  })
  return numbers
}

/** A decision without a date is outside every range. */
function dates(start: string | undefined, end: string | undefined): Condition {
  return { column: 'day', from: start ? dayOf(start) : UNKNOWN + 1, ...(end && { to: dayOf(end) }) }
}

const withoutDate: Condition = { column: 'day', from: UNKNOWN, to: UNKNOWN }

function keysOf(filters: DecisionFilters): string[] {
  const { caseNumber, decisionNumber, deliveryNumber, documentId, externalId, sides, lawNumber, articleNo } =
    filters
  const keys: (string | undefined)[] = [
    caseNumber && numberKeys('case', caseNumber)[0],
    decisionNumber && numberKeys('decision', decisionNumber)[0],
    deliveryNumber && exactKey('delivery', deliveryNumber),
    documentId && exactKey('document', documentId),
    externalId && exactKey('external', externalId),
    ...(sides ? sideKeys(sides) : []),
    lawNumber && !articleNo ? lawTerm(lawNumber) : undefined,
    lawNumber && articleNo ? articleTerm(lawNumber, articleNo) : undefined,
    !lawNumber && articleNo ? articleNoKey(articleNo) : undefined,
  ]
  return keys.filter((key): key is string => Boolean(key))
}

/** Keys only filter the matches: they do not affect the score. */
export function keyClause(keys: readonly string[]): Clause {
  return { kind: 'match', field: 'keys', terms: keys, mode: 'all', boost: 0 }
}
