/** Finds the passages on which an answer to a question may rest. */

import type { SearchCountry } from '@mizan/research/schemas'
import {
  type ArticlePassage,
  type DecisionPassage,
  findPassages,
  type PassageSearch,
  type Research,
} from '@mizan/research/server'
import { withoutDuplicates } from '../../rules/duplicates.ts'
import type { Passage, Source } from '../../rules/passage.ts'
import { type NotHeldTexts, speaksOf } from '../../rules/question/not-held.ts'
import type { AskedQuestion } from '../../rules/question/question.ts'
import { lastSentence } from '../../rules/question/take-apart.ts'

interface RetrieveCall {
  parts: { research: Research }
}

/** Passages of each kind and country. */
const usual = { articles: 10, decisions: 8 }
export const fewPassages = { articles: 6, decisions: 4 }

/**
 * The best passages first, articles before decisions of the same rank. `notHeld`: laws that the question names and
 * the archive lacks.
 */
export async function retrieve(
  { parts: { research } }: RetrieveCall,
  question: AskedQuestion,
  notHeld: NotHeldTexts,
  most: typeof usual = usual,
): Promise<Passage[]> {
  if (question.refusal) return []
  const countries: SearchCountry[] = question.country === 'both' ? ['turkey', 'kktc'] : [question.country]
  const passages: Passage[] = []
  for (const country of countries) {
    const found = await findPassages(research, {
      queries: queriesOf(question),
      country,
      words: withoutFirstCapital(question),
      cited: question.decisions,
      named: question.articles.filter((one) => one.country === country),
      ...most,
    })
    if (found.isMissing || isAboutUnknown(question, found.unknown)) continue
    passages.push(...found.articles.map((one, at) => articleOf(one, `${country}-a${at}`)))
    passages.push(...found.decisions.map((one, at) => decisionOf(one, `${country}-d${at}`)))
  }
  return withoutDuplicates(notHeld.isAll ? passages.filter((one) => speaksOf(one, notHeld.named)) : passages)
}

/** The first word of a question has a capital because of its place, unless an apostrophe shows that it is a name. */
const withoutFirstCapital = ({ text, words }: AskedQuestion): string[] =>
  words.map((word, at) =>
    at === 0 && text.startsWith(word) && !/^['’]/.test(text.slice(word.length))
      ? word.toLocaleLowerCase('tr')
      : word,
  )

/** In a question of few words an unknown word is the subject; in a long story it may be anything. */
const FEW = 5

const isAboutUnknown = ({ words, articles, laws }: AskedQuestion, unknown: readonly string[]): boolean =>
  unknown.length > 0 && words.length <= FEW && articles.length + laws.length === 0

/** In a story the question comes last; its legal terms alone find texts that the story hides. */
const LAST = 0.3
const TERMS = 0.25

function queriesOf({ text, words, terms }: AskedQuestion): PassageSearch['queries'] {
  const last = lastSentence(text)
  const hasTerms = terms.length > 1 && terms.length < words.length
  return [
    { text, weight: 1 },
    ...(last ? [{ text: last, weight: LAST }] : []),
    ...(hasTerms ? [{ text: terms.join(' '), weight: TERMS }] : []),
  ]
}

function articleOf({ title, law, article, text, score, subject }: ArticlePassage, id: string): Passage {
  const source: Source = {
    id: `s-${id}`,
    kind: 'article',
    country: law.country,
    title,
    law: { id: law.id, number: law.lawNumber, title: law.title, abbreviation: law.abbreviation },
    article: { id: article.id, no: article.articleNo, heading: article.heading },
    decision: null,
    document: null,
  }
  return { id, source, placeId: article.id, text, score, subject }
}

function decisionOf(
  { title, decision, placeId, text, score, isDissent }: DecisionPassage,
  id: string,
): Passage {
  const source: Source = {
    id: `s-${decision.id}`,
    kind: 'decision',
    country: decision.country,
    title,
    law: null,
    article: null,
    decision: {
      id: decision.id,
      court: decision.court,
      chamber: decision.chamber,
      caseNumber: decision.case_number,
      decisionNumber: decision.decision_number,
      decisionDate: decision.decision_date,
    },
    document: null,
  }
  return { id, source, placeId, text, score, isDissent }
}
