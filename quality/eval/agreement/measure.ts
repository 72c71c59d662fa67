/** Measures how far two readers of the same texts agree. */
import type { LabelledPassage } from '../citations/measure.ts'

/** The labels of the first and the second reader for one thing. */
export type Judgement = readonly [first: string, second: string]

export const shareEqual = (judgements: readonly Judgement[]): number =>
  judgements.filter(([first, second]) => first === second).length / judgements.length

/** Cohen's kappa: the agreement beyond what readers with these habits reach by chance; 1 if nothing else was possible. */
export function kappaOf(judgements: readonly Judgement[]): number {
  const chance = [...new Set(judgements.flat())]
    .map((said) => [0, 1].map((reader) => judgements.filter((one) => one[reader] === said).length))
    .reduce((sum, [first = 0, second = 0]) => sum + (first * second) / judgements.length ** 2, 0)
  return chance === 1 ? 1 : (shareEqual(judgements) - chance) / (1 - chance)
}

type Label = LabelledPassage['labels'][number]

export interface CitationAgreement {
  both: number
  onlyFirst: Label[]
  onlySecond: Label[]
}

/** The readers may put a label at the name of the law or at the number of the article, so many characters apart. */
const NEAR = 120

/** Labels of a passage that mean the same at about the same place count as one that both gave. */
export function compareCitations(first: readonly Label[], second: readonly Label[]): CitationAgreement {
  const onlySecond = [...second]
  const onlyFirst = first.filter(([offset, meaning]) => {
    const at = onlySecond.findIndex((other) => other[1] === meaning && Math.abs(other[0] - offset) <= NEAR)
    if (at >= 0) onlySecond.splice(at, 1)
    return at < 0
  })
  return { both: first.length - onlyFirst.length, onlyFirst, onlySecond }
}
