/** Shapes that decisions, laws and searches have in common. */
import { Country } from '@mizan/platform/contract'
import { z } from 'zod'

export { countries } from '@mizan/platform/contract'

/** The country whose texts are searched; `SearchCountry` is its name in the calls. */
export const SearchCountry = Country
export type SearchCountry = Country

/** A civil date, `YYYY-MM-DD`, that exists in the calendar. */
export const CivilDate = z.iso.date()

/** Half-open range of UTF-16 offsets in the text beside it. */
export const TextRange = z.tuple([z.number().int(), z.number().int()])
export type TextRange = z.infer<typeof TextRange>

export const Snippet = z.object({ text: z.string(), ranges: z.array(TextRange) })
export type Snippet = z.infer<typeof Snippet>

/** A law or one of its articles, as a decision or a query names it. */
/** An article that is no longer in force: the day of the law or judgment that ended it, and the number of that law. */
export const ArticleRepeal = z.object({
  how: z.enum(['repealed', 'annulled']),
  since: CivilDate.nullable(),
  by: z.string().nullable(),
})
export type ArticleRepeal = z.infer<typeof ArticleRepeal>

export const LawReference = z.object({
  country: SearchCountry,
  lawNumber: z.string(),
  articleNo: z.string().nullable(),
  lawTitle: z.string().nullable(),
  /** Id of the law, if the corpus has it. */
  lawId: z.string().nullable(),
  /** Id of the article, if the corpus has it. */
  chunkId: z.string().nullable(),
  /** Set if the article is no longer in force. */
  repeal: ArticleRepeal.nullable(),
})
export type LawReference = z.infer<typeof LawReference>

export const PageIndex = z.int().min(0).max(1_000_000).default(0)
export const PageSize = z.int().min(1).max(100).default(20)

export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
export type FacetValue = z.infer<typeof FacetValue>
