/** Orders the best matches of a short query again: by nearness, the whole phrase, spelling, and little by formulas. */
import type { Hits, TermStatistics } from '@mizan/platform/search'
import { finderOf, placesIn } from '../../rules/nearness/hits.ts'
import { nearScore } from '../../rules/nearness/score.ts'
import type { Unit } from '../../rules/nearness/units.ts'
import { Formulas } from './formulas.ts'
import { Sequences } from './sequences.ts'

/** So many of the best matches are compared. */
export const COMPARED = 300
/** The share of the first score that stays; more of it where a court, a number or an article is named, which it weighs. */
const KEPT = 0.25
const KEPT_OF_NAMED = 0.75

/** `namesText`: the query also names a court, a decision or an article. */
export interface Compared {
  units: readonly Unit[]
  namesText: boolean
}

export interface Ordered {
  ids: Int32Array
  scores: Float32Array
  /** The share of the query's words that each decision has together, outside of formulas. */
  together: Float32Array
}

export class SecondStage {
  private readonly sequences: Sequences
  private readonly formulas: Formulas
  private readonly vocabulary: TermStatistics
  private readonly documents: number

  private constructor(
    sequences: Sequences,
    formulas: Formulas,
    { vocabulary, documents }: { vocabulary: TermStatistics; documents: number },
  ) {
    this.sequences = sequences
    this.formulas = formulas
    this.vocabulary = vocabulary
    this.documents = documents
  }

  /** Throws if a file is missing or damaged. */
  static async open(
    folder: string,
    statistics: { vocabulary: TermStatistics; documents: number },
  ): Promise<SecondStage> {
    const formulas = await Formulas.open(folder, statistics.documents)
    return new SecondStage(await Sequences.open(folder), formulas, statistics)
  }

  async order(
    { ids, scores }: Pick<Hits, 'ids' | 'scores'>,
    { units, namesText }: Compared,
  ): Promise<Ordered> {
    const kept = namesText ? KEPT_OF_NAMED : KEPT
    const finder = finderOf(units)
    const idf = units.map(({ term }) => this.idf(term))
    const best = Math.max(...scores, Number.MIN_VALUE)
    const sequences = await Promise.all(Array.from(ids, (id) => this.sequences.of(id)))
    const compared = sequences.map((words, index) => {
      const places = placesIn(words, finder, (at) => this.formulas.weightAt(words, at))
      const near = nearScore(places, idf, words.length / this.sequences.average)
      return {
        id: ids[index] as number,
        together: near.together,
        score: kept * ((scores[index] as number) / best) + (1 - kept) * near.score,
      }
    })
    compared.sort((a, b) => b.score - a.score)
    return {
      ids: Int32Array.from(compared, ({ id }) => id),
      scores: Float32Array.from(compared, ({ score }) => score),
      together: Float32Array.from(compared, ({ together }) => together),
    }
  }

  close(): Promise<void> {
    return this.sequences.close()
  }

  private idf(term: string): number {
    const count = this.vocabulary.frequency(term)
    return Math.log(1 + (this.documents - count + 0.5) / (count + 0.5))
  }
}
