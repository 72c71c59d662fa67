/** What the filter form offers for a country. */
import { isHandle } from '../../rules/sources.ts'
import { type FacetValue, rareFields, type SearchCountry, type SearchOptions } from '../../schemas.ts'
import { countChambers, countLawKinds, countRareFields, countSources } from '../store/overview.ts'
import type { Db } from '../store/rows.ts'

export async function searchOptions(db: Db, country: SearchCountry): Promise<SearchOptions> {
  const [all, sources, kinds, rare] = await Promise.all([
    countChambers(db),
    countSources(db),
    countLawKinds(db),
    countRareFields(db),
  ])
  const chambers = all.filter((one) => one.country === country)
  const courts = new Map<string, number>()
  for (const { court, total } of chambers) courts.set(court, (courts.get(court) ?? 0) + total)
  const dates = chambers.flatMap(({ first, last }) => [first, last].filter((date) => date !== null)).sort()
  const lawKinds = countsOf(kinds, country, ({ kind }) => kind)
  const decisions = chambers.reduce((sum, { total }) => sum + total, 0)
  return {
    courts: [...courts]
      .sort(([, a], [, b]) => b - a)
      .map(([court, count]) => ({ value: court, label: court, count })),
    chambers: chambers.flatMap(({ court, chamber, total }) =>
      chamber ? { value: `${court} ${chamber}`, label: `${court} ${chamber}`, count: total, court } : [],
    ),
    sources: sourcesOf(sources.filter((row) => row.country === country)),
    absentFields: rareFields.filter((field) => !rare.find((one) => one.country === country)?.[field]),
    lawKinds,
    firstDate: dates[0] ?? null,
    lastDate: dates.at(-1) ?? null,
    decisions,
    articles: lawKinds.reduce((sum, { count }) => sum + count, 0),
    sampleOnly: decisions > 0 && chambers.every(({ total, samples }) => total === samples),
  }
}

/** Collections, the largest first. One without a name is known by the court that most of it comes from. */
function sourcesOf(rows: { source: string; court: string; total: number }[]): FacetValue[] {
  const sources = new Map<string, FacetValue>()
  for (const { source, court, total } of rows) {
    const known = sources.get(source)
    const label = known?.label ?? (isHandle(source) ? court : source)
    sources.set(source, { value: source, label, count: (known?.count ?? 0) + Number(total) })
  }
  return [...sources.values()].sort((a, b) => b.count - a.count)
}

function countsOf<T extends { country: string; total: number }>(
  rows: T[],
  country: string,
  nameOf: (row: T) => string,
) {
  return rows
    .filter((row) => row.country === country)
    .map((row) => ({ value: nameOf(row), label: nameOf(row), count: Number(row.total) }))
}
