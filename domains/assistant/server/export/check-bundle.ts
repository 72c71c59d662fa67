/** Checks the bundle of an answer again, from the file alone. */
import { extractCitations } from '@mizan/research/rules/citations'
import type { CheckedSentence, Passage, Source } from '../../rules/passage.ts'
import { checkDraft } from '../../rules/verify/check.ts'
import type { AnswerSentence, AnswerSource } from '../../schemas.ts'
import { AnswerBundle, fingerprintOf, sealOf } from './bundle.ts'

type Place = AnswerBundle['places'][number]

/** The failed checks, a line each; none if every sentence still passes the checks of the day it was answered. */
export function checkBundle(file: string): { sentences: number; problems: string[] } {
  const read = AnswerBundle.safeParse(jsonOf(file))
  if (!read.success) return { sentences: 0, problems: ['This is no answer that was exported as JSON.'] }
  const { sentences, places } = read.data
  const changed = places
    .filter(({ text, sha256 }) => fingerprintOf(text) !== sha256)
    .map(({ placeId }) => `The text of ${placeId} is not the one that was answered from.`)
  const isWhole = sealOf(read.data) === read.data.sha256
  const unlike = isWhole
    ? []
    : ['Something in the file is not as it was exported: question, day, title or text.']
  const checked = checkedAgain(read.data)
  const wrong = sentences.flatMap((sentence, at) => {
    const misplaced = misplacedIn(sentence, read.data, at + 1)
    return misplaced.length > 0 ? misplaced : disproved(sentence, checked[at], at + 1)
  })
  return { sentences: sentences.length, problems: [...changed, ...wrong, ...unlike] }
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    return undefined
  }
}

function misplacedIn({ supports }: AnswerSentence, { places, sources }: AnswerBundle, no: number): string[] {
  if (supports.length === 0) return [`Sentence ${no} has no source.`]
  return supports.flatMap(({ sourceId, placeId, quote, start, end }) => {
    const all = places.filter((one) => one.sourceId === sourceId && one.placeId === placeId)
    if (all.length === 0 || !sources.some(({ id }) => id === sourceId))
      return [`The text of a source of sentence ${no} is missing.`]
    const stands = all.some(({ text, from }) => text.slice(start - from, end - from) === quote)
    return stands ? [] : [`The quote of sentence ${no} does not stand in ${placeId}.`]
  })
}

function disproved({ isVerified }: AnswerSentence, again: CheckedSentence | undefined, no: number): string[] {
  if (!again || again.verdict === 'false')
    return [`Sentence ${no} does not say what its quotes say: ${again?.failed.join(', ')}.`]
  return isVerified && again.verdict !== 'proven'
    ? [`Sentence ${no} is called proven, and its quotes do not prove it.`]
    : []
}

const passageIdOf = ({ sourceId, placeId, from }: Place): string => `${sourceId} ${placeId} ${from}`

function checkedAgain({ sentences, sources, places }: AnswerBundle): CheckedSentence[] {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const passages = places.flatMap((place): Passage[] => {
    const source = byId.get(place.sourceId)
    const { placeId, text, from } = place
    return source ? [{ id: passageIdOf(place), source: sourceOf(source), placeId, text, from, score: 0 }] : []
  })
  const placeOf = ({ sourceId, placeId, start, end }: AnswerSentence['supports'][number]) =>
    places.find(
      (one) =>
        one.sourceId === sourceId &&
        one.placeId === placeId &&
        one.from <= start &&
        end <= one.from + one.text.length,
    )
  const drafted = sentences.map(({ text, part, supports }) => ({
    text,
    part,
    supports: supports.map((support) => {
      const place = placeOf(support)
      return { passageId: place ? passageIdOf(place) : '', quote: support.quote }
    }),
  }))
  // The file does not list other laws; a citation is still checked against the sources.
  return checkDraft({ refusal: null, sentences: drafted }, passages, {
    hasLaw: () => true,
    hasArticle: () => true,
  })
}

/** The numbers of a decision are read from its title, which the product prints. */
function sourceOf(source: AnswerSource): Source {
  const { id, kind, country, title, lawId, lawNumber, articleNo, decisionId } = source
  const [cited] = extractCitations(title, country ?? 'turkey').filter((one) => one.kind === 'decision')
  return {
    ...{ id, kind, country, title },
    law: lawNumber === null ? null : { id: lawId ?? '', number: lawNumber, title, abbreviation: null },
    article: articleNo === null ? null : { id: '', no: articleNo, heading: null },
    decision: decisionId === null ? null : decisionOf(decisionId, cited),
    document: null,
  }
}

type DecisionCitation = Extract<ReturnType<typeof extractCitations>[number], { kind: 'decision' }>

const decisionOf = (id: string, cited: DecisionCitation | undefined): Source['decision'] => ({
  id,
  court: cited?.court ?? '',
  chamber: cited?.chamber ?? null,
  caseNumber: cited?.caseNumber ?? null,
  decisionNumber: cited?.decisionNumber ?? null,
  decisionDate: cited?.date ?? null,
})
