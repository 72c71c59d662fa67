/** Orders the best matches of a short query again: by nearness, the whole phrase, spelling, and little by formulas. */
import type { Clause, Hits, TermStatistics } from '@mizan/platform/search'
import { quieten } from '../../rules/nearness/company.ts'
import { finderOf, placesIn } from '../../rules/nearness/hits.ts'
import { nearScore } from '../../rules/nearness/score.ts'
import { namesText, spanOf, type Unit, unitsOf } from '../../rules/nearness/units.ts'
import type { Query } from '../../rules/query.ts'
import { clauseOf, type Lexicon } from './clauses.ts'
import { Formulas } from './formulas.ts'
import { Sequences } from './sequences.ts'

/** So many of the best matches are compared. */
export const COMPARED = 300
/** The share of the first score that stays; more of it where a court, a number or an article is named, which it weighs. */
const KEPT = 0.22
const KEPT_OF_NAMED = 0.75
const BETWEEN = 1

/** `namesText`: the query also names a court, a decision or an article. */
export interface Compared {
  /** How far apart the words may stand; unset as usual. */
  span?: number | undefined
  units: readonly Unit[]
  namesText: boolean
}

/** What the typed words compare; undefined if there are none. */
export function comparedIn(typed: string, query: Query | null): Compared | undefined {
  if (!query || typed === '') return undefined
  const units = unitsOf(typed, query)
  return units.length === 0 ? undefined : { units, namesText: namesText(query), span: spanOf(typed, units) }
}

/** The words of the query behind each other, a small one between. */
export const phraseOf = ({ units }: Compared, lexicon: Lexicon): Clause | null =>
  units.length > 1
    ? clauseOf({ type: 'phrase', terms: units.map(({ term }) => term), slop: BETWEEN }, lexicon)
    : null

export interface Ordered {
  ids: Int32Array
  scores: Float32Array
  /** The share of the query's words that each decision has together, outside of formulas. */
  together: Float32Array
  /** 1 for a decision that has a telling word of the query in formulas only; these come last. */
  formulaic: Uint8Array
  /** 1 where the two most telling words of the query stand together. */
  answers: Uint8Array
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
    { units, namesText, span }: Compared,
  ): Promise<Ordered> {
    const kept = namesText ? KEPT_OF_NAMED : KEPT
    const finder = finderOf(units)
    const idf = units.map(({ term }) => this.idf(term))
    const best = Math.max(...scores, Number.MIN_VALUE)
    const sequences = await Promise.all(Array.from(ids, (id) => this.sequences.of(id)))
    const placed = sequences.map((words) => ({
      words,
      places: placesIn(words, finder, (at) => this.formulas.weightAt(words, at)),
    }))
    quieten(placed, units.length)
    const compared = placed.map(({ words, places }, index) => {
      const near = nearScore(places, idf, words.length / this.sequences.average, span)
      return {
        id: ids[index] as number,
        together: near.together,
        formulaic: Number(near.formulaic),
        answers: Number(near.answers),
        score: kept * ((scores[index] as number) / best) + (1 - kept) * near.score,
      }
    })
    compared.sort((a, b) => a.formulaic - b.formulaic || b.score - a.score)
    return {
      ids: Int32Array.from(compared, ({ id }) => id),
      scores: Float32Array.from(compared, ({ score }) => score),
      together: Float32Array.from(compared, ({ together }) => together),
      formulaic: Uint8Array.from(compared, ({ formulaic }) => formulaic),
      answers: Uint8Array.from(compared, ({ answers }) => answers),
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
