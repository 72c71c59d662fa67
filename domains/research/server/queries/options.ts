/** What the filter form offers for a country, from data in memory. */
import { isHandle } from '../../rules/sources.ts'
import { type FacetValue, rareFields, type SearchCountry, type SearchOptions } from '../../schemas.ts'
import type { ResearchCall } from '../call.ts'
import type { Overview } from '../store/overview.ts'

export const readOptions = async (
  { parts }: ResearchCall,
  { searchCountry }: { searchCountry: SearchCountry },
): Promise<SearchOptions> => optionsOf(await parts.research.overview(), searchCountry)

export function optionsOf(overview: Overview, country: SearchCountry): SearchOptions {
  const isHere = (row: { country: SearchCountry }) => row.country === country
  const chambers = overview.chambers.filter(isHere)
  const courts = new Map<string, number>()
  for (const { court, total } of chambers) courts.set(court, (courts.get(court) ?? 0) + total)
  const whole = overview.countries.find(isHere)
  const lawKinds = overview.lawKinds
    .filter(isHere)
    .map(({ kind, total }) => ({ value: kind, label: kind, count: total }))
  const decisions = whole?.total ?? 0
  return {
    courts: [...courts]
      .sort(([, a], [, b]) => b - a)
      .map(([court, count]) => ({ value: court, label: court, count })),
    chambers: chambers.flatMap(({ court, chamber, total }) =>
      chamber ? { value: `${court} ${chamber}`, label: `${court} ${chamber}`, count: total, court } : [],
    ),
    sources: sourcesOf(overview.sources.filter(isHere)),
    absentFields: rareFields.filter((field) => !whole?.[field]),
    lawKinds,
    firstDate: whole?.first ?? null,
    lastDate: whole?.last ?? null,
    decisions,
    articles: lawKinds.reduce((sum, { count }) => sum + count, 0),
    sampleOnly: decisions > 0 && whole?.samples === decisions,
  }
}

/** Collections, the largest first. One without a name is listed by the court of most of its decisions. */
function sourcesOf(rows: Overview['sources']): FacetValue[] {
  const sources = new Map<string, FacetValue>()
  for (const { source, court, total } of rows) {
    const known = sources.get(source)
    const label = known?.label ?? (isHandle(source) ? court : source)
    sources.set(source, { value: source, label, count: (known?.count ?? 0) + total })
  }
  return [...sources.values()].sort((a, b) => b.count - a.count)
}
