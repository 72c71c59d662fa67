/** The texts of the archive that a petition cites. */
import type { Country } from '@mizan/research/rules/laws'

export interface HeldLaw {
  id: string
  lawNumber: string
  title: string
  /** The text is a summary of our own, in which no quotation of the law can be found. */
  isSummary: boolean
  /** The highest plain number of an article, if the archive has the law without large holes. */
  lastArticle: number | null
}

export interface HeldArticle {
  id: string
  lawId: string
  articleNo: string
  text: string
}

export interface HeldDecision {
  id: string
  country: Country
  court: string
  chamber: string | null
  caseNumber: string | null
  decisionNumber: string | null
  decisionDate: string | null
}

export interface HeldTexts {
  laws: readonly HeldLaw[]
  articles: readonly HeldArticle[]
  decisions: readonly HeldDecision[]
  /** The texts from which something is quoted, by id; `isCut`: the archive has only its beginning. */
  texts: ReadonlyMap<string, { text: string; isCut: boolean }>
}
