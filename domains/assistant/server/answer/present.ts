/** A checked answer as it is shown and stored: refuted sentences are removed, and only cited sources stay. */
import { isSummary } from '../../rules/compose/blocks.ts'
import type { CheckedSentence, Passage, Source } from '../../rules/passage.ts'
import type { AnswerSentence, AnswerSource } from '../../schemas.ts'
import type { KeptPlace } from '../conversations/answers.ts'

export interface PresentedAnswer {
  sentences: AnswerSentence[]
  sources: AnswerSource[]
  places: KeptPlace[]
  removed: number
}

export function shownOf(checked: readonly CheckedSentence[], passages: readonly Passage[]): PresentedAnswer {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const kept = checked.filter(({ verdict, supports }) => verdict !== 'false' && supports.length > 0)
  const sentences = kept.map((sentence) => presentSentence(sentence, byId))
  const cited = new Set(sentences.flatMap(({ supports }) => supports.map(({ sourceId }) => sourceId)))
  const sources = new Map(passages.map(({ source, text }) => [source.id, presentSource(source, text)]))
  return {
    sentences,
    sources: [...cited].map((id) => sources.get(id) as AnswerSource),
    places: placesOf(kept, byId),
    removed: checked.length - kept.length,
  }
}

/** A quote is compared without its full stop, but a reader would miss it. */
const fullStop = /^[.!?]/

function presentSentence(
  { text, part, verdict, supports }: CheckedSentence,
  byId: ReadonlyMap<string, Passage>,
): AnswerSentence {
  const places = supports.map(({ passageId, quote, start, end }) => {
    const { source, placeId, text: whole, from = 0 } = byId.get(passageId) as Passage
    const stop = fullStop.exec(whole.slice(end, end + 2))?.[0] ?? ''
    return {
      ...{ sourceId: source.id, placeId, quote: quote + stop },
      ...{ start: from + start, end: from + end + stop.length },
    }
  })
  const country = byId.get(supports[0]?.passageId ?? '')?.source.country ?? null
  return { text, part, country, isVerified: verdict === 'proven', supports: places }
}

const presentSource = (
  { id, kind, country, title, law, article, decision, document, address }: Source,
  text: string,
): AnswerSource => ({
  id,
  kind,
  country,
  title,
  lawId: law?.id ?? null,
  lawNumber: law?.number ?? null,
  articleNo: article?.no ?? null,
  decisionId: decision?.id ?? null,
  documentId: document?.id ?? null,
  isSummary: kind === 'article' && isSummary(text),
  address: address ?? null,
})

/** The texts that are cited, each once. */
function placesOf(kept: readonly CheckedSentence[], byId: ReadonlyMap<string, Passage>): KeptPlace[] {
  const ids = new Set(kept.flatMap(({ supports }) => supports.map(({ passageId }) => passageId)))
  return [...ids].map((id) => {
    const { source, placeId, text, from = 0 } = byId.get(id) as Passage
    return { sourceId: source.id, placeId, from, text }
  })
}
