/** Counts of matching decisions by court, chamber, outcome, year and cited law. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Columns, IntegerLists } from '@mizan/platform/search'
import type { Calendar } from './calendar.ts'
import type { Total } from './matches.ts'
import type { NameKind, Names } from './names.ts'

export interface Count {
  value: string
  count: number
}

export interface DecisionCounts extends Total {
  /** True if they are counts of the best matches only. */
  approximate: boolean
  courts: Count[]
  chambers: (Count & { court: string })[]
  outcomes: Count[]
  years: Count[]
  laws: Count[]
  /** Undated decisions: those among the counted ones, or, with a date filter, those that only this filter excludes. */
  undated: number
}

const DOCUMENTS_PER_TURN = 2_000
/** Sorting a million would itself block everything else for longer than it saves. */
const SORTED_AT_ONCE = 20_000
const MOST_LAWS = 30
const LATEST_YEAR = 9999

interface Tallies {
  court: Uint32Array
  chamber: Uint32Array
  outcome: Uint32Array
  law: Uint32Array
  year: Uint32Array
  /** Court of each chamber. */
  courtOf: Int32Array
}

export async function countDecisions(
  ids: Int32Array,
  columns: Columns,
  calendar: Calendar,
  names: Names,
): Promise<Omit<DecisionCounts, keyof Total | 'approximate'>> {
  const tallies: Tallies = {
    court: new Uint32Array(names.all('court').length),
    chamber: new Uint32Array(names.all('chamber').length),
    outcome: new Uint32Array(names.all('outcome').length),
    law: new Uint32Array(names.all('law').length),
    year: new Uint32Array(LATEST_YEAR + 1),
    courtOf: new Int32Array(names.all('chamber').length),
  }
  // Memory is read faster in one direction.
  const ordered = ids.length > SORTED_AT_ONCE ? ids : ids.slice().sort()
  for (let start = 0; start < ordered.length; start += DOCUMENTS_PER_TURN) {
    if (start > 0) await nextTurn()
    tally(ordered.subarray(start, start + DOCUMENTS_PER_TURN), columns, calendar.years, tallies)
  }
  return {
    courts: listCounts(names, 'court', tallies.court),
    chambers: chamberCounts(names, tallies),
    outcomes: listCounts(names, 'outcome', tallies.outcome),
    years: yearCounts(tallies.year),
    undated: tallies.year[0] as number,
    laws: listCounts(names, 'law', tallies.law).slice(0, MOST_LAWS),
  }
}

function tally(ids: Int32Array, { integers, lists }: Columns, years: Uint16Array, tallies: Tallies): void {
  const court = integers.court as Int32Array
  const chamber = integers.chamber as Int32Array
  const outcome = integers.outcome as Int32Array
  const { starts, ends, values } = lists.laws as IntegerLists
  for (const id of ids) {
    const courtNumber = court[id] as number
    const chamberNumber = chamber[id] as number
    ;(tallies.court[courtNumber] as number)++
    ;(tallies.chamber[chamberNumber] as number)++
    tallies.courtOf[chamberNumber] = courtNumber
    ;(tallies.outcome[outcome[id] as number] as number)++
    ;(tallies.year[years[id] as number] as number)++
    for (let at = starts[id] as number; at < (ends[id] as number); at++)
      (tallies.law[values[at] as number] as number)++
  }
}

/** The most frequent first; equal counts in the order in which the index met the names. */
function listCounts(names: Names, kind: NameKind, tallies: Uint32Array): Count[] {
  const counts: Count[] = []
  tallies.forEach((count, number) => {
    const value = names.name(kind, number)
    if (count > 0 && value !== '') counts.push({ value, count })
  })
  return counts.sort((a, b) => b.count - a.count)
}

function chamberCounts(names: Names, { chamber, courtOf }: Tallies): (Count & { court: string })[] {
  return listCounts(names, 'chamber', chamber).map((count) => {
    const number = names.find('chamber', count.value) as number
    return { ...count, court: names.name('court', courtOf[number] as number) }
  })
}

/** The newest year first; year 0 stands for undated decisions. */
function yearCounts(tallies: Uint32Array): Count[] {
  const counts: Count[] = []
  for (let year = tallies.length - 1; year > 0; year--) {
    const count = tallies[year] as number
    if (count > 0) counts.push({ value: String(year), count })
  }
  return counts
}
