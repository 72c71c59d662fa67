/**
 * The articles of all laws in memory for search. The index is built while the server runs, and replaced when laws
 * change.
 */

import { setImmediate as breathe } from 'node:timers/promises'
import { encodeVocabulary, Vocabulary } from '@mizan/platform/search'
import type { Country } from '../rules/laws.ts'
import { type ArticleIndex, ArticleIndexBuilder } from '../rules/ranking/article-index.ts'
import type { CitationCounts } from '../rules/ranking/article-store.ts'
import { spellingsIn } from './search/index.ts'
import { countCiting } from './store/citing.ts'
import { listAllLaws } from './store/overview.ts'
import { listArticles } from './store/reading.ts'
import type { Db } from './store/rows.ts'
import type { LawArticlesTable, LawsTable } from './tables.ts'

export interface ArticlePlace {
  no: string
  law: LawsTable
}

export interface LawIndex {
  articles: ArticleIndex
  /** Number and law of each article by its id, in the order of the laws. */
  places: Map<string, ArticlePlace>
  /** Title by country and number, "turkey/6098". */
  titles: Map<string, string>
  /** The words of all articles as they are spelt, for correcting misspelt ones. */
  spellings: Vocabulary
}

/** A law as it was read for the index, for code that needs more than its words. */
export interface ReadLaw {
  law: LawsTable
  /** How many decisions cite it, and each of its articles. */
  citing: number
  headings: { id: string; no: string; heading: string; citing: number }[]
}

export interface LawReading {
  index: LawIndex
  laws: ReadLaw[]
}

/**
 * Often-cited laws and articles are trusted more. The country is part of the key, because countries share law numbers.
 */
class Citing implements CitationCounts {
  readonly #counts = new Map<string, number>()

  async read(db: Db, { country, law_number: lawNumber }: LawsTable): Promise<void> {
    for (const [text, total] of await countCiting(db, country, [lawNumber]))
      this.#counts.set(`${country} ${text}`, total)
  }

  law(lawNumber: string, country: Country): number {
    return this.#counts.get(`${country} ${lawNumber}`) ?? 0
  }

  article(lawNumber: string, articleNo: string, country: Country): number {
    return this.#counts.get(`${country} ${lawNumber}/${articleNo}`) ?? 0
  }
}

function readLawOf(law: LawsTable, rows: LawArticlesTable[], counts: Citing): ReadLaw {
  const country = law.country
  return {
    law,
    citing: counts.law(law.law_number, country),
    headings: rows.flatMap(({ id, article_no: no, heading, appendix }) =>
      heading === null || appendix
        ? []
        : { id, no, heading, citing: counts.article(law.law_number, no, country) },
    ),
  }
}

/** Lets other work run between the steps. */
async function finished(builder: ArticleIndexBuilder): Promise<ArticleIndex> {
  const steps = builder.finishing()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await breathe()
  }
}

/** Lets other work run after each law. */
export async function buildLawIndex(db: Db): Promise<LawReading> {
  const counts = new Citing()
  const builder = new ArticleIndexBuilder(counts)
  const laws: ReadLaw[] = []
  const places = new Map<string, ArticlePlace>()
  const titles = new Map<string, string>()
  const spellings = new Map<string, number>()
  for (const law of await listAllLaws(db)) {
    await counts.read(db, law)
    const all = await listArticles(db, law.id)
    laws.push(readLawOf(law, all, counts))
    const rows = all.filter((row) => row.text.trim() !== '')
    builder.add({
      key: law.id,
      country: law.country,
      lawNumber: law.law_number,
      title: law.title,
      articles: rows.map((row) => ({
        id: row.id,
        no: row.article_no,
        heading: row.heading,
        text: row.text,
        appendix: row.appendix,
      })),
    })
    const name = `${law.country}/${law.law_number}`
    if (!titles.has(name) || law.kind === 'kanun') titles.set(name, law.title)
    for (const row of rows) {
      places.set(row.id, { no: row.article_no, law })
      for (const word of spellingsIn(`${row.heading ?? ''} ${row.text}`))
        spellings.set(word, (spellings.get(word) ?? 0) + 1)
    }
    await breathe()
  }
  const vocabulary = new Vocabulary(encodeVocabulary(spellings))
  return { index: { articles: await finished(builder), places, titles, spellings: vocabulary }, laws }
}
