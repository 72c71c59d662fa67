/** Shapes of searches: filters, hits, counts and suggestions. */
import { pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestQuery } from '../rules/limits.ts'
import { outcomes } from '../rules/naming/outcomes.ts'
import { CivilDate, FacetValue, PageIndex, PageSize, SearchCountry } from './common.ts'
import { DecisionHit } from './decisions.ts'
import { LawHit } from './laws.ts'

const short = z.string().trim().max(255)
const year = z.int().min(1900).max(2099)

export const filterModes = ['either', 'all'] as const
export const FilterMode = z.enum(filterModes)

/**
 * Filters of decisions; each given one narrows the result. `mode`: any or every word of the query. Unknown filters are
 * refused, because ignoring them would widen the result.
 */
export const DecisionFilters = z
  .strictObject({
    externalId: short.optional(),
    courts: z.array(short).max(100).optional(),
    chambers: z.array(short).max(200).optional(),
    /** What the decisions came to, any of them. */
    outcomes: z.array(z.enum(outcomes)).max(outcomes.length).optional(),
    startDate: CivilDate.optional(),
    endDate: CivilDate.optional(),
    /** Only decisions without a known date; refused together with bounds of dates, which would exclude them all. */
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
  /** Only articles with every word; without it, also articles with part of the words or other names for them. */
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
  /** False if the screen requests the counts separately, from `/case-search/facets`. */
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
  /** What the decisions came to; those of which it is unknown are in none. */
  outcomes: z.array(FacetValue),
  years: z.array(FacetValue),
  laws: z.array(FacetValue),
  /** Counted decisions without a date; if dates are bounded, those that only the bounds exclude. */
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

/** The text that a query names ("TBK 49", "3. HD 2019/1234 E."), to be opened directly. */
export const DirectTarget = z.object({
  kind: z.enum(['decision', 'law', 'article']),
  id: z.string(),
  country: SearchCountry,
  label: z.string(),
  /** The law of an article. */
  lawId: z.string().nullable(),
})
export type DirectTarget = z.infer<typeof DirectTarget>

/**
 * What is wrong with the form of a query. `lone_article`: an article without its law. `wildcard`: "?" for a letter, or an asterisk behind a single one.
 * `nearness`: NEAR without two words and a number from 1 to 50. `broken_number`: a file number without its year or
 * serial.
 */
export const QueryRemark = z.enum(['lone_article', 'wildcard', 'nearness', 'broken_number'])
export type QueryRemark = z.infer<typeof QueryRemark>

/** What every page of hits says about the search. */
const found = {
  /**
   * Whether there may be more than `total`: more than 10.000 are not counted, and a list without facets over very many
   * decisions stops at its page. The number of `/case-search/facets` for the same search is then the one to show.
   * Otherwise `total` is exact, and `facets` counts the same texts.
   */
  totalIsLowerBound: z.boolean(),
  tookMs: z.number(),
  /**
   * How the words were joined. `all`: every word and legal term. `apart`: every word, but a term such as "işe iade"
   * occurs nowhere as such. `most`, `any`: only some words, because no text has them all. `question`: any words of a
   * sentence, whether or not a text has them all.
   */
  matched: z.enum(['all', 'apart', 'most', 'any', 'question']),
  /** A spelling that has hits; set if a word of the query is unknown and no text has all words. */
  didYouMean: z.string().nullable(),
  direct: DirectTarget.nullable(),
  /** True if words beyond the limits of the query language were dropped. */
  queryShortened: z.boolean(),
  remark: QueryRemark.nullable(),
}

/** A decision that the query names by its number and the corpus does not have, and what of its court can be shown. */
export const MissingDecision = z.object({
  number: z.string(),
  /** Null if the query names no court. */
  court: z.string().nullable(),
  /** As the filter names it; null if the corpus has no decision of the chamber. */
  chamber: z.string().nullable(),
  year: z.number().int().nullable(),
})
export type MissingDecision = z.infer<typeof MissingDecision>

/**
 * A remark on a law that the query names. `repealed`: it is no longer in force. `not_held`: the corpus does not have
 * it. `namesake`: the corpus has it, but a repealed law of the same name has a well-known article of this number.
 * `no_article`: the corpus has the law, but no article of this number.
 */
export const LawNotice = z.object({
  reason: z.enum(['repealed', 'not_held', 'namesake', 'no_article']),
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
  /** The number of the last article of a law that lacks the requested one; null if the corpus has the law in parts. */
  lastArticle: z.number().int().nullable(),
  /** Articles that replaced the requested one, or bear its number without "Ek"; empty if that is not certain. */
  counterparts: z.array(DirectTarget),
})
export type LawNotice = z.infer<typeof LawNotice>

export const DecisionPage = pageOf(DecisionHit).extend({
  facets: DecisionFacets.nullable(),
  /**
   * No decision shown has the words together outside of formulas, or where none has all of them, the two most telling
   * ones.
   */
  weak: z.boolean(),
  missing: MissingDecision.nullable(),
  /** That the law which the query names is not held, or lacks the article. */
  notice: LawNotice.nullable(),
  ...found,
})
export type DecisionPage = z.infer<typeof DecisionPage>

export const LawPage = pageOf(LawHit).extend({
  facets: LawFacets.nullable(),
  notice: LawNotice.nullable(),
  /**
   * How many of `total` have every searched word; null if there are no words, or if operators select. If and only if it
   * is 0, `matched` is `most` or `any`.
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
  kind: z.enum(['court', 'law', 'article', 'subject', 'decision']),
  text: z.string(),
  detail: z.string().nullable(),
  /** Set if the suggestion opens a text instead of searching. */
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
  /** Filters that would find nothing, because no decision of the country has the field. */
  absentFields: z.array(z.enum(rareFields)),
  firstDate: CivilDate.nullable(),
  lastDate: CivilDate.nullable(),
  decisions: z.number().int(),
  articles: z.number().int(),
  /** True if the country has only texts of the bundled, invented sample. */
  sampleOnly: z.boolean(),
})
export type SearchOptions = z.infer<typeof SearchOptions>
