/** What the article index stores about each article besides its words: its law and how far it is trusted. */
import { articleTerm, lawTerm } from '../analysis.ts'
import { type Country, findLaw } from '../laws.ts'
import type { ArticleSource } from './headings.ts'
import { weights } from './weights.ts'

/** `key` distinguishes laws that share a number. `id` is the caller's id of the article. */
export type LawSource = {
  key: string
  country: Country
  lawNumber: string
  title: string
  articles: readonly (ArticleSource & { id: string; appendix?: boolean | null })[]
}

/** How many decisions of the law's country cite it, and an article of it. */
export type CitationCounts = {
  law(lawNumber: string, country: Country): number
  article(lawNumber: string, articleNo: string, country: Country): number
}

export const noCitations: CitationCounts = { law: () => 0, article: () => 0 }

export type StoredArticle = { id: string; law: number; no: string; lawNumber: string; country: Country }

export class ArticleStore {
  readonly articles: StoredArticle[] = []
  readonly #trust: number[] = []
  readonly #byToken = new Map<string, number[]>()
  #laws = 0

  add(law: LawSource, counts: CitationCounts): void {
    const { country, lawNumber } = law
    const known = findLaw(lawNumber, country) ? weights.knownLaw : 0
    const base = 1 + known + weights.lawCitations * Math.log2(1 + counts.law(lawNumber, country))
    for (const article of law.articles) {
      const cited = weights.articleCitations * Math.log2(1 + counts.article(lawNumber, article.no, country))
      this.#trust.push((base + cited) * permanence(article))
      this.#remember(lawTerm(lawNumber))
      this.#remember(articleTerm(lawNumber, article.no))
      this.articles.push({ id: article.id, law: this.#laws, no: article.no, lawNumber, country })
    }
    this.#laws++
  }

  #remember(token: string): void {
    const known = this.#byToken.get(token)
    if (known) known.push(this.articles.length)
    else this.#byToken.set(token, [this.articles.length])
  }

  /** Factor on the score of an article: how often courts cite it and its law, and whether it is a permanent rule. */
  trust(article: number): number {
    return this.#trust[article] ?? 1
  }

  /** The articles that `art:6098/49` or `law:6098` refers to. */
  cited(token: string): readonly number[] {
    return this.#byToken.get(token) ?? []
  }
}

/** Transitional provisions, appendices and the two closing articles of a statute answer few questions. */
function permanence(article: ArticleSource & { appendix?: boolean | null }): number {
  const transitional = /^(?:Ek )?Geçici/.test(article.no) ? weights.transitional : 1
  const closing = /^(?:Yürürlük|Yürütme)$/i.test(article.heading?.trim() ?? '') ? weights.closing : 1
  return transitional * closing * (article.appendix ? weights.appendix : 1)
}
