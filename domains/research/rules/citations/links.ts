/** Where the links of a law and its articles begin and end. */
import type { ArticleMention } from './article-parts.ts'
import { isBracketOpen } from './kept-in-force.ts'
import type { LawMention } from './law-mentions.ts'
import { type ArticleNumber, asNumberedBy } from './lettered.ts'
import { rangeOf, type Scan } from './scan.ts'

type Articles = { articles: readonly ArticleMention[]; last: number }
type Link = { start: number; end: number } & ({ kind: 'law' } | ({ kind: 'article' } & ArticleNumber))

/**
 * The first article is linked together with its law, each further one by itself. If a bracket says that an article keeps
 * another one in force (`kept`), the law's name is a link of its own.
 */
export function linksOf(s: Scan, law: LawMention, list: Articles, kept: Articles | undefined): Link[] {
  const { lawNumber, first } = law
  const more = kept ? articleLinks(s, lawNumber, kept) : []
  if (!kept || !isBracketOpen(s, law.last, list.articles[0]?.first ?? 0))
    return [...articleLinks(s, lawNumber, list, first), ...more]
  return [{ kind: 'law', ...rangeOf(s, first, law.last) }, ...articleLinks(s, lawNumber, list), ...more]
}

/** `opening`: the lexeme at which the link of the first article begins, if not at its own number. */
const articleLinks = (s: Scan, lawNumber: string, { articles, last }: Articles, opening?: number): Link[] =>
  articles.map(({ first, last: ownLast, ...number }, index) => {
    const from = index === 0 ? (opening ?? first) : first
    const to = index === articles.length - 1 ? Math.max(last, ownLast) : ownLast
    return { kind: 'article', ...rangeOf(s, from, to), ...asNumberedBy(lawNumber, number) }
  })
