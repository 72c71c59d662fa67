/** The articles of all laws in memory for search, built beside the running server and exchanged when laws change. */

import { setImmediate as breathe } from 'node:timers/promises'
import { encodeVocabulary, Vocabulary } from '@mizan/platform/search'
import { lawCountry } from '../rules/countries.ts'
import { type ArticleIndex, ArticleIndexBuilder } from '../rules/ranking/article-index.ts'
import type { CitationCounts } from '../rules/ranking/article-store.ts'
import { countries } from '../schemas.ts'
import { spellingsIn } from './search/index.ts'
import { countAllCitedArticles, countCitingLaws } from './store/citing.ts'
import { listAllLaws } from './store/overview.ts'
import { listArticles } from './store/reading.ts'
import type { Db } from './store/rows.ts'
import type { LawsTable } from './tables.ts'

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
  /** The words of all articles as they are written, from which misspelt ones are corrected. */
  spellings: Vocabulary
}

/** How often decisions cite a law and an article: often-cited ones are trusted more. Countries share numbers. */
async function citationCounts(db: Db): Promise<CitationCounts> {
  const counts = new Map<string, number>()
  for (const country of countries)
    for (const [number, times] of await countCitingLaws(db, country))
      counts.set(`${lawCountry(country)} ${number}`, times)
  for (const { country, law_number, article_no, total } of await countAllCitedArticles(db))
    counts.set(`${lawCountry(country)} ${law_number} m. ${article_no}`, Number(total))
  return {
    law: (number, country) => counts.get(`${country} ${number}`) ?? 0,
    article: (number, articleNo, country) => counts.get(`${country} ${number} m. ${articleNo}`) ?? 0,
  }
}

/** Gives way to other work between the steps, too. */
async function finished(builder: ArticleIndexBuilder): Promise<ArticleIndex> {
  const steps = builder.finishing()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await breathe()
  }
}

/** Gives way to other work after each law. */
export async function buildLawIndex(db: Db): Promise<LawIndex> {
  const builder = new ArticleIndexBuilder(await citationCounts(db))
  const places = new Map<string, ArticlePlace>()
  const titles = new Map<string, string>()
  const spellings = new Map<string, number>()
  for (const law of await listAllLaws(db)) {
    const rows = (await listArticles(db, law.id)).filter((row) => row.text.trim() !== '')
    builder.add({
      key: law.id,
      country: lawCountry(law.country),
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
  return { articles: await finished(builder), places, titles, spellings: vocabulary }
}
