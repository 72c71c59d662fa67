/** Shapes of laws and their articles. */
import { z } from 'zod'
import { ArticleRepeal, CivilDate, SearchCountry, Snippet, TextRange } from './common.ts'
import { TextLink } from './decisions.ts'

export const LawSummary = z.object({
  id: z.string(),
  country: SearchCountry,
  lawNumber: z.string(),
  title: z.string(),
  kind: z.string(),
  acceptedOn: CivilDate.nullable(),
  publishedOn: CivilDate.nullable(),
  gazetteNumber: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  source: z.string(),
  articleCount: z.number().int(),
  /** Abbreviation in common use, such as "TBK". */
  abbreviation: z.string().nullable(),
  /** True if the articles are summaries in our own words, not the official text. */
  summary: z.boolean(),
  sample: z.boolean(),
})
export type LawSummary = z.infer<typeof LawSummary>

export const ArticleSummary = z.object({
  /** Id of the article: `/laws/get/{chunkId}/chunk`. */
  id: z.string(),
  articleNo: z.string(),
  heading: z.string().nullable(),
  /** True for provisions printed after the law that are not its articles. */
  appendix: z.boolean(),
  /** Set if the article is no longer in force. */
  repeal: ArticleRepeal.nullable(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = ArticleSummary.extend({
  text: z.string(),
  links: z.array(TextLink),
  hits: z.array(TextRange),
  /** How many decisions cite this article. */
  citedByCount: z.number().int(),
})
export type Article = z.infer<typeof Article>

export const LawHit = ArticleSummary.extend({
  law: LawSummary,
  snippets: z.array(Snippet),
  score: z.number(),
  citedByCount: z.number().int(),
})
export type LawHit = z.infer<typeof LawHit>

export const LawContent = z.object({
  law: LawSummary,
  articles: z.array(Article),
  hitCount: z.number().int(),
})
export type LawContent = z.infer<typeof LawContent>

export const LawChunk = z.object({
  law: LawSummary,
  article: Article,
  previous: ArticleSummary.nullable(),
  next: ArticleSummary.nullable(),
})
export type LawChunk = z.infer<typeof LawChunk>
