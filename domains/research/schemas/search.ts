import { pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestQuery } from '../rules/limits.ts'
import { CivilDate, FacetValue, PageIndex, PageSize, SearchCountry } from './common.ts'
import { DecisionHit } from './decisions.ts'
import { LawHit } from './laws.ts'

const short = z.string().trim().max(255)
const year = z.int().min(1900).max(2099)

export const filterModes = ['either', 'all'] as const
export const FilterMode = z.enum(filterModes)

/**
 * Filters of decisions; each that is given narrows the result. `mode`: any or every word of the query. A filter of
 * another name is refused: left out in silence, it would widen the result.
 */
export const DecisionFilters = z
  .strictObject({
    externalId: short.optional(),
    courts: z.array(short).max(100).optional(),
    chambers: z.array(short).max(200).optional(),
    startDate: CivilDate.optional(),
    endDate: CivilDate.optional(),
    /** Only decisions whose date is not known; bounds of dates beside it are refused, as nothing can be in both. */
    undated: z.boolean().optional(),
    decisionNumber: short.optional(),
    documentId: short.optional(),
    caseNumber: short.optional(),
    deliveryNumber: short.optional(),
    deliveryYear: year.optional(),
    caseYear: year.optional(),
    sides: short.optional(),
    source: short.optional(),
    lawNumber: short.optional(),
    articleNo: short.optional(),
    mode: FilterMode.optional(),
  })
  .refine((f) => !f.startDate || !f.endDate || f.startDate <= f.endDate, {
    path: ['endDate'],
    message: 'dates.reversed',
  })
  .refine((f) => !f.undated || !(f.startDate || f.endDate), { path: ['undated'], message: 'dates.undated' })
export type DecisionFilters = z.infer<typeof DecisionFilters>

export const LawFilters = z.strictObject({
  lawNumber: short.optional(),
  articleNo: short.optional(),
  kind: short.optional(),
  /** Only articles that have every word; otherwise those come too that say it in other words or have part of it. */
  mode: z.enum(['all']).optional(),
})
export type LawFilters = z.infer<typeof LawFilters>

export const sorts = ['relevance', 'newest', 'oldest'] as const
export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

const Query = z.string().max(longestQuery).default('')

const paging = {
  pageIndex: PageIndex,
  pageSize: PageSize,
  sort: Sort.default('relevance'),
  /** False leaves counts to `/case-search/facets`, which the screen asks beside the list. */
  facets: z.boolean().default(true),
}

export const BasicSearch = z.object({ query: Query, searchCountry: SearchCountry, ...paging })
export const FilteredSearch = BasicSearch.extend({ filters: DecisionFilters.default({}) })
export type FilteredSearch = z.output<typeof FilteredSearch>

export const LawSearch = BasicSearch.extend({ filters: LawFilters.default({}) })
export type LawSearch = z.output<typeof LawSearch>

/** Counts of the matching decisions; approximate ones come from the best matches only. */
export const DecisionFacets = z.object({
  courts: z.array(FacetValue),
  chambers: z.array(FacetValue),
  years: z.array(FacetValue),
  laws: z.array(FacetValue),
  /** Decisions without a date among those counted; where dates are bounded, those that only the bounds left out. */
  undated: z.number().int(),
  approximate: z.boolean(),
})
export type DecisionFacets = z.infer<typeof DecisionFacets>

export const LawFacets = z.object({
  laws: z.array(FacetValue),
  kinds: z.array(FacetValue),
  approximate: z.boolean(),
})
export type LawFacets = z.infer<typeof LawFacets>

/** A query that names one text ("TBK 49", "3. HD 2019/1234 E.") leads straight to it. */
export const DirectTarget = z.object({
  kind: z.enum(['decision', 'law', 'article']),
  id: z.string(),
  country: SearchCountry,
  label: z.string(),
  /** Law that an article belongs to. */
  lawId: z.string().nullable(),
})
export type DirectTarget = z.infer<typeof DirectTarget>

/** What every page of hits says of the search. */
const found = {
  /**
   * Whether there may be more than `total`: beyond the 10.000 that are counted, or where a list that was asked without
   * facets among very many decisions stopped at its page. Then `/case-search/facets` counts for the same search, and its
   * number is the one to show. Otherwise `total` is exact, and `facets` counts the same texts.
   */
  totalIsLowerBound: z.boolean(),
  tookMs: z.number(),
  /**
   * How the words were joined: every word and term of law; every word, though a term such as "işe iade" stands nowhere
   * as such; most or any of them, because no text has them all; or any of a sentence, whether or not one has them all.
   */
  matched: z.enum(['all', 'apart', 'most', 'any', 'question']),
  /** A spelling that has hits, when a word of this one is unknown and no text has all words; never one without hits. */
  didYouMean: z.string().nullable(),
  direct: DirectTarget.nullable(),
  /** True when words beyond the limits of the query language were left out. */
  queryShortened: z.boolean(),
}

export const DecisionPage = pageOf(DecisionHit).extend({
  facets: DecisionFacets.nullable(),
  ...found,
})
export type DecisionPage = z.infer<typeof DecisionPage>

/**
 * A query names a law whose text is not there, or whose name another law bore before. `repealed`: no longer in force;
 * `not_held`: the corpus does not have it; `namesake`: the law is there, and a repealed one of the same name has a
 * well-known article of this number.
 */
export const LawNotice = z.object({
  reason: z.enum(['repealed', 'not_held', 'namesake']),
  lawNumber: z.string(),
  title: z.string().nullable(),
  articleNo: z.string().nullable(),
  /** The law that replaced it, and since when. */
  successor: z
    .object({
      lawNumber: z.string(),
      title: z.string().nullable(),
      since: CivilDate,
      lawId: z.string().nullable(),
    })
    .nullable(),
  /** Articles in force that took the place of the one asked for; empty where that is not certain. */
  counterparts: z.array(DirectTarget),
})
export type LawNotice = z.infer<typeof LawNotice>

export const LawPage = pageOf(LawHit).extend({
  facets: LawFacets.nullable(),
  notice: LawNotice.nullable(),
  /**
   * How many of `total` have every word that was asked for; null where no words were, or operators say which. Where it
   * is 0, and only there, `matched` is `most` or `any`.
   */
  withEveryWord: z.number().int().nullable(),
  ...found,
})
export type LawPage = z.infer<typeof LawPage>

export const FacetAnswer = z.object({
  total: z.number().int(),
  totalIsLowerBound: z.boolean(),
  facets: DecisionFacets,
  tookMs: z.number(),
})
export type FacetAnswer = z.infer<typeof FacetAnswer>

export const Suggestion = z.object({
  kind: z.enum(['court', 'law', 'article', 'subject']),
  text: z.string(),
  detail: z.string().nullable(),
  /** Set where choosing the suggestion opens a text instead of searching. */
  target: DirectTarget.nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** Fields that only some sources give. */
export const rareFields = ['deliveryNumber', 'deliveryYear', 'sides', 'documentId', 'externalId'] as const
export type RareField = (typeof rareFields)[number]

/** What the filter form offers for a country. */
export const SearchOptions = z.object({
  courts: z.array(FacetValue),
  chambers: z.array(FacetValue.extend({ court: z.string() })),
  sources: z.array(FacetValue),
  lawKinds: z.array(FacetValue),
  /** Filters that would find nothing, as no decision of the country carries the field. */
  absentFields: z.array(z.enum(rareFields)),
  firstDate: CivilDate.nullable(),
  lastDate: CivilDate.nullable(),
  decisions: z.number().int(),
  articles: z.number().int(),
  /** True when every text of the country is from the bundled, invented sample. */
  sampleOnly: z.boolean(),
})
export type SearchOptions = z.infer<typeof SearchOptions>
