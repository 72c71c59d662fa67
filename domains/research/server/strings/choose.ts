/** Chooses the parts of a search: what every decision must have, and of what any is enough. */
import { clauseOf, searchOf } from '../../rules/story/write.ts'
import type { TextStatistics, Weighed } from './weigh.ts'

export interface Chosen {
  must: Weighed[]
  either: Weighed[]
}

/** Of so many of the weightiest parts each two are tried together. */
const TRIED = 7
const MOST_MUST = 3
const MOST_EITHER = 5

/** Whether at least `least` decisions would be found, by default enough for a list. */
type Found = (must: readonly Weighed[], either?: readonly Weighed[], least?: number) => Promise<boolean>

/** `also`: clauses that are required whatever the story tells, such as an outcome. */
export async function chooseParts(
  weighed: readonly Weighed[],
  { count, enough }: TextStatistics,
  also: readonly string[] = [],
): Promise<Chosen> {
  const finds: Found = async (must, either = [], least = enough) => {
    const write = (concept: Weighed) => clauseOf(concept)
    const query = searchOf([...must.map(write), ...also], either.map(write))
    return (await count(query)).total >= least
  }
  const must = await core(weighed.slice(0, TRIED), finds)
  for (const concept of weighed.slice(0, TRIED + 1)) {
    if (must.length === 0 || must.length >= MOST_MUST || must.includes(concept)) continue
    if (await finds([...must, concept])) must.push(concept)
  }
  const rest = weighed.filter((concept) => !must.includes(concept)).slice(0, MOST_EITHER)
  const either = rest.length > 0 && (await finds(must, rest)) ? rest : []
  return { must, either }
}

/**
 * The weightiest two parts that enough decisions have together, or the weightiest one that any has, if it weighs more.
 */
async function core(tried: readonly Weighed[], finds: Found): Promise<Weighed[]> {
  const [first, ...others] = tried
  if (!first) return []
  const pairs = tried
    .flatMap((one, at) =>
      tried.slice(at + 1).map((two) => ({ pair: [one, two], weight: one.weight + two.weight })),
    )
    .filter(({ weight }) => others.length > 0 && weight > first.weight)
    .sort((a, b) => b.weight - a.weight)
  for (const { pair } of pairs) if (await finds(pair)) return pair
  for (const one of tried) if (await finds([one], [], 1)) return [one]
  return [first]
}
