/** The sources of an answer with their numbers, and the places in them that it quotes. */
import type { Answer, AnswerSentence, AnswerSource, AnswerSupport } from '../../schemas.ts'

/** A quote in its source; the reader steps from one to the next. */
export interface Place {
  source: AnswerSource
  support: AnswerSupport
  /** The number of its source. */
  no: number
}

/** Numbers of sources from 1, in the order in which sentences first name them; so a number never changes while they arrive. */
export function numbersOf(sentences: readonly Pick<AnswerSentence, 'supports'>[]): Map<string, number> {
  const ids = sentences.flatMap(({ supports }) => supports.map(({ sourceId }) => sourceId))
  return new Map([...new Set(ids)].map((id, at) => [id, at + 1]))
}

const cellsOf = ({ comparison }: Pick<Answer, 'comparison'>) =>
  (comparison ?? []).flatMap(({ turkey, kktc }) => [turkey, kktc]).filter((cell) => cell !== null)

/** Sentences first, then cells of the comparison, which may quote further sources. */
export const numberedBy = (answer: Answer): Map<string, number> =>
  numbersOf([...answer.sentences, ...cellsOf(answer)])

/** A key that distinguishes the quotes of one answer. */
export const keyOf = ({ sourceId, placeId, start, end }: AnswerSupport) =>
  [sourceId, placeId, start, end].join(' ')

/** Every quote once: by the number of its source, then in the order of the answer. */
export function placesOf(answer: Answer): Place[] {
  const numbers = numberedBy(answer)
  const sources = new Map(answer.sources.map((source) => [source.id, source]))
  const supports = [...answer.sentences, ...cellsOf(answer)].flatMap((one) => one.supports)
  const once = new Map(supports.map((support) => [keyOf(support), support]))
  return [...once.values()]
    .flatMap((support) => {
      const source = sources.get(support.sourceId)
      return source ? [{ source, support, no: numbers.get(source.id) ?? 0 }] : []
    })
    .toSorted((one, other) => one.no - other.no)
}

export const placeAt = (places: readonly Place[], support: AnswerSupport): number =>
  places.findIndex((place) => keyOf(place.support) === keyOf(support))

/** One note for each source of a sentence, which opens its first quote there. */
export const notesOf = (supports: readonly AnswerSupport[]): AnswerSupport[] =>
  supports.filter(({ sourceId }, at) => supports.findIndex((one) => one.sourceId === sourceId) === at)
