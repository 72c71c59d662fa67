/** Turns a law of a pack into the rows that are stored. */
import { wholeHeading } from '../../rules/broken-headings.ts'
import { headingParts } from '../../rules/imprint.ts'
import { withoutSpilledText } from '../../rules/spilled-text.ts'
import { withSwallowedArticles } from '../../rules/swallowed-articles.ts'
import type { LawArticlesTable, LawsTable } from '../tables.ts'
import { contentHash, countryInIds, shortHash, slug } from './identity.ts'
import type { PackLaw } from './pack.ts'
import { PREPARATION } from './preparation.ts'

export interface PreparedLaw {
  law: LawsTable
  articles: LawArticlesTable[]
}

/** The number of a law is not unique in Turkey; its official address is. */
const identityOf = (law: PackLaw) => law.sourceUrl ?? `${countryInIds[law.country]}|${law.lawNumber}`

/** Number of a footnote that the printed law attaches to a heading: "II. Belirlenmesi 2". */
const footnote = /(?<=\p{Ll}\)?)\s?\d{1,2}$/u

/** Articles without the printed facts of the law, each with its complete text and nothing of another article. */
const articlesOf = (row: PackLaw) =>
  withSwallowedArticles(
    withoutSpilledText(
      row.articles.map((article) => ({ ...article, heading: headingParts(article.heading ?? '') })),
    ),
  )

export function prepareLaw(row: PackLaw): PreparedLaw {
  const { country } = row
  const id = `${countryInIds[country].toLowerCase()}-${slug(row.lawNumber)}-${shortHash(identityOf(row), 4)}`
  const seen = new Map<string, number>()
  const articles = articlesOf(row).map((article, index): LawArticlesTable => {
    const place = slug(article.no) || 'x'
    const times = (seen.get(place) ?? 0) + 1
    seen.set(place, times)
    return {
      id: `${id}-m${place}${times > 1 ? `-t${times}` : ''}`,
      law_id: id,
      ordinal: index + 1,
      article_no: article.no,
      heading: wholeHeading(article.heading).join(' › ').replace(footnote, '') || null,
      text: article.text,
      appendix: article.appendix,
    }
  })
  const law = {
    id,
    country,
    law_number: row.lawNumber,
    title: row.title,
    kind: row.kind,
    accepted_on: row.acceptedOn ?? null,
    published_on: row.publishedOn ?? null,
    gazette_number: row.gazetteNumber ?? null,
    source_url: row.sourceUrl ?? null,
    source: row.source,
    summary: row.summary,
    sample: row.sample,
    article_count: articles.length,
  } as const
  return { law: { ...law, content_hash: contentHash([law, articles]), preparation: PREPARATION }, articles }
}
