/** Takes a message apart into what is searched for. */
import { extractCitations } from '@mizan/research/rules/citations'
import type { AskedCountry } from '../../schemas.ts'
import { selfContained } from './follow-up.ts'
import { withoutPoliteness } from './politeness.ts'
import type { AskedQuestion } from './question.ts'
import { isLegal, judge } from './refusal.ts'
import { tellingWords } from './telling-words.ts'
import { wantedBy } from './wanted.ts'

/** @param earlier questions of the conversation, the oldest first */
export function takeApart(message: string, earlier: readonly string[], asked: AskedCountry): AskedQuestion {
  const { text, country, isFollowUp } = selfContained(withoutPoliteness(message), earlier, asked)
  const citations = extractCitations(text, country === 'kktc' ? 'kktc' : 'turkey')
  const words = tellingWords(text)
  return {
    message,
    text,
    isFollowUp,
    country,
    words,
    terms: words.filter(isLegal),
    ...judge({ text, words, namesLaw: citations.length > 0 }),
    articles: citations.flatMap((one) =>
      one.kind === 'article'
        ? [one.lettered, one.articleNo].flatMap((no) =>
            no ? { country: one.country, lawNumber: one.lawNumber, articleNo: no } : [],
          )
        : [],
    ),
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

/** The last of several sentences; null if there is only one. */
export function lastSentence(text: string): string | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return sentences.length > 1 ? (sentences.at(-1) ?? null) : null
}
