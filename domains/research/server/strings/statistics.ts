/** What the texts of a country say about the words of a story, within the filters of the search to be made. */
import { parseQuery } from '../../rules/query.ts'
import type { DecisionFilters, SearchCountry } from '../../schemas.ts'
import type { LawIndex } from '../law-index.ts'
import type { DecisionSearch } from '../search/index.ts'
import type { Overview } from '../store/overview.ts'
import type { TextStatistics } from './weigh.ts'

/** So many hits are looked at where there are too many texts to count all. */
const LOOKED_AT = 200
/** A list of fifteen is enough, and of a small collection a hundredth. */
const MOST_NEEDED = 15
const SHARE_NEEDED = 0.01
const LEAST_NEEDED = 2

const enoughOf = (texts: number): number =>
  Math.min(MOST_NEEDED, Math.max(LEAST_NEEDED, Math.ceil(texts * SHARE_NEEDED)))

export interface Texts {
  decisions: DecisionSearch
  laws: LawIndex
  /** Those of the country. */
  chambers: Overview['chambers']
}

export function statisticsOf(
  { decisions, laws, chambers }: Texts,
  country: SearchCountry,
  filters: DecisionFilters,
): TextStatistics {
  return {
    documents: decisions.documents,
    enough: enoughOf(chambers.reduce((sum, { total }) => sum + total, 0)),
    inDecisions: decisions.known.frequency,
    inLaws: laws.articles.known.frequency,
    spelling: (stem) => decisions.spellings.startingWith(`${stem}|`, 1)[0]?.split('|')[1],
    count: (query) =>
      decisions.search({
        query: parseQuery(query),
        country,
        filters: { ...filters, mode: 'all' },
        sort: 'relevance',
        pageIndex: 0,
        pageSize: LOOKED_AT,
        facets: false,
      }),
  }
}
