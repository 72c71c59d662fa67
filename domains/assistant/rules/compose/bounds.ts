/** Bounds of how many of the found sentences are quoted. */
import { LONGEST_LIST } from './rate.ts'

export const bounds = {
  /** The number of words after which nothing is added; fifteen seconds of reading. */
  enough: 115,
  most: 150,
  /** Words of the short answer with the points of a list. */
  list: LONGEST_LIST,
  gap: 0.6,
  /** Share of the question that a sentence of a decision must have. */
  ruling: 0.5,
  /**
   * The number of further sources, and the shares of the first sentence's score and words that theirs must have: few
   * and close sources if the first is a sure answer, hardly any of other laws if it was looked up, otherwise others
   * that may answer.
   */
  named: { grounds: 3, score: 0.3, share: 0.6, elsewhere: 0.9 },
  sure: { grounds: 3, score: 0.3, share: 0.5, elsewhere: 0.6 },
  unsure: { grounds: 4, score: 0.4, share: 0.4, elsewhere: 0.5 },
}
