/** Divides a message into the parts of its search. */
import type { ArticleCitation } from '@mizan/research/rules/citations'
import type { AskedCountry } from '../../schemas.ts'
import { wantedBy } from './answer-kind.ts'
import { selfContained } from './follow-up.ts'
import { isLawAlone, lawsNamedIn } from './named-laws.ts'
import { withoutNoise } from './noise.ts'
import { withoutPoliteness } from './politeness.ts'
import type { AskedQuestion, NamedArticle } from './question.ts'
import { isLegal, judge } from './refusal.ts'
import { tellingWords } from './telling-words.ts'

/** @param earlier questions of the conversation, the oldest first */
export function takeApart(message: string, earlier: readonly string[], asked: AskedCountry): AskedQuestion {
  const { text, country, isFollowUp } = selfContained(
    withoutPoliteness(withoutNoise(message)),
    earlier,
    asked,
  )
  const { citations, country: cited } = lawsNamedIn(text, country)
  const words = tellingWords(text)
  return {
    message,
    text,
    isFollowUp,
    country: cited,
    words,
    terms: words.filter(isLegal),
    ...judge({ text, words, namesLaw: citations.length > 0, isLawAlone: isLawAlone(text, citations) }),
    articles: citations.flatMap((one) => (one.kind === 'article' ? articlesOf(one) : [])),
    laws: citations.flatMap((one) =>
      one.kind === 'law' ? { country: one.country, lawNumber: one.lawNumber } : [],
    ),
    decisions: citations.flatMap((one) =>
      one.kind === 'decision' && (one.caseNumber ?? one.decisionNumber ?? one.number)
        ? {
            court: one.court,
            chamber: one.chamber,
            caseNumber: one.caseNumber,
            decisionNumber: one.decisionNumber,
            number: one.number,
          }
        : [],
    ),
    wanted: wantedBy(text),
  }
}

/** "68/a" is article 68/a where the law has one, and otherwise a point of article 68. */
function articlesOf({ country, lawNumber, lettered, articleNo, paragraph }: ArticleCitation): NamedArticle[] {
  const own = { country, lawNumber, articleNo, ...(paragraph && { paragraph }) }
  return lettered ? [{ country, lawNumber, articleNo: lettered }, own] : [own]
}

/** The last of several sentences; null if there is only one. */
export function lastSentence(text: string): string | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return sentences.length > 1 ? (sentences.at(-1) ?? null) : null
}
