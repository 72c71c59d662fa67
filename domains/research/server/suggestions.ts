/** Suggestions while typing: courts, laws, article headings and subjects of the corpus, held in memory. */

import { articleMark } from '../rules/article-mark.ts'
import { lawCountry } from '../rules/countries.ts'
import { courtBadge } from '../rules/courts.ts'
import { headingParts } from '../rules/imprint.ts'
import { shownCode } from '../rules/law-table.ts'
import { findLaw } from '../rules/laws.ts'
import { otherNames } from '../rules/other-names.ts'
import { headingsOf } from '../rules/ranking/headings.ts'
import { knownLawOf } from '../rules/repealed-laws.ts'
import { buildSuggestIndex, type SuggestEntry, type SuggestIndex } from '../rules/suggest.ts'
import { headingText, isAmending, lawTitle, sameSuggestion, subjectsIn } from '../rules/suggestion-texts.ts'
import { countries, type SearchCountry, type Suggestion } from '../schemas.ts'
import { countAllCitedArticles, countCitingLaws } from './store/citing.ts'
import { countChambers, listAllLaws, listHeadings, listSubjects } from './store/overview.ts'
import type { Db } from './store/rows.ts'

export type Suggestions = Record<SearchCountry, SuggestIndex<Suggestion>>

type Entry = SuggestEntry<Suggestion> & { country: SearchCountry }

/** Where there are more subjects than these, one that stands in a single decision is mostly a slip or spilt text. */
const FEW_SUBJECTS = 200

const share = (count: number) => Math.log10(1 + count) / 2

async function courtEntries(db: Db): Promise<Entry[]> {
  const chambers = await countChambers(db)
  const courts = new Map<string, { country: SearchCountry; court: string; total: number }>()
  for (const { country, court, chamber, total } of chambers) {
    const known = courts.get(`${country} ${court}`)
    if (known) known.total += total
    else if (chamber) courts.set(`${country} ${court}`, { country, court, total })
  }
  const places = [...chambers, ...[...courts.values()].map((one) => ({ ...one, chamber: null }))]
  return places.map(({ country, court, chamber, total }) => {
    const text = chamber ? `${court} ${chamber}` : court
    return entryOf(country, 2 + share(total), {
      also: [courtBadge(court, chamber ?? undefined, lawCountry(country))],
      value: { kind: 'court', text, detail: String(total), target: null },
    })
  })
}

type LawTrust = (country: SearchCountry, lawNumber: string) => number

/** Laws that decisions cite often are looked for often. */
async function lawTrust(db: Db): Promise<LawTrust> {
  const cited = new Map<SearchCountry, Map<string, number>>()
  for (const country of countries) cited.set(country, await countCitingLaws(db, country))
  return (country, lawNumber) => share(cited.get(country)?.get(lawNumber) ?? 0)
}

async function lawEntries(db: Db, trustIn: LawTrust): Promise<Entry[]> {
  return (await listAllLaws(db)).map((law) => {
    const known = knownLawOf({ lawNumber: law.law_number, title: law.title }, lawCountry(law.country))
    const codes = known?.codes ?? []
    const trust = trustIn(law.country, law.law_number) + (codes.length > 0 ? 0.5 : 0)
    return entryOf(law.country, (isAmending(law.title) ? 0.2 : 2) + trust, {
      also: [...codes, law.law_number, ...(known?.names ?? [])],
      value: {
        kind: 'law',
        text: lawTitle(law.title),
        detail: [shownCode(codes[0]), law.law_number].filter(Boolean).join(' · '),
        target: { kind: 'law', id: law.id, country: law.country, label: law.title, lawId: law.id },
      },
    })
  })
}

async function headingEntries(db: Db, trustIn: LawTrust): Promise<Entry[]> {
  const cited = new Map<string, number>()
  for (const { country, law_number, article_no, total } of await countAllCitedArticles(db))
    cited.set(`${country} ${law_number} ${article_no}`, Number(total))
  const laws = Map.groupBy(await listHeadings(db), (row) => row.law_id)
  return [...laws.values()].flatMap((rows) => {
    const sections = headingsOf(rows.map((row) => ({ no: row.article_no, heading: row.heading, text: '' })))
    return rows.flatMap((row, at): Entry[] => {
      const parts = headingParts(row.heading ?? '')
      const text = headingText(parts.at(-1) ?? '', [...(sections[at]?.sections ?? []), ...parts.slice(0, -1)])
      if (!text) return []
      const code = shownCode(findLaw(row.law_number, lawCountry(row.country))?.codes[0])
      const label = `${code ?? row.law_number} ${articleMark(row.article_no)}`
      const trust =
        share(cited.get(`${row.country} ${row.law_number} ${row.article_no}`) ?? 0) +
        trustIn(row.country, row.law_number) / 4 -
        text.length / 400
      return [
        entryOf(row.country, (code ? 1 : 0.5) + trust, {
          alike: otherNames(text),
          value: {
            kind: 'article',
            text,
            detail: label,
            target: { kind: 'article', id: row.id, country: row.country, label, lawId: row.law_id },
          },
        }),
      ]
    })
  })
}

async function subjectEntries(db: Db): Promise<Entry[]> {
  const totals = new Map<string, { country: SearchCountry; text: string; total: number }>()
  for (const { country, subject, total } of await listSubjects(db, 1))
    for (const text of new Set(subjectsIn(subject))) {
      const key = `${country} ${sameSuggestion(text)}`
      const known = totals.get(key)
      if (known) known.total += total
      else totals.set(key, { country, text, total })
    }
  const least = totals.size > FEW_SUBJECTS ? 2 : 1
  const common = [...totals.values()].filter(({ total }) => total >= least)
  return common.map(({ country, text, total }) =>
    entryOf(country, 0.9 + share(total), {
      alike: otherNames(text),
      value: { kind: 'subject', text, detail: String(total), target: null },
    }),
  )
}

const entryOf = (
  country: SearchCountry,
  weight: number,
  { also = [], alike = [], value }: { also?: string[]; alike?: string[]; value: Suggestion },
): Entry => ({
  country,
  weight,
  also,
  alike,
  value,
  text: value.text,
  kind: value.kind,
  same: sameSuggestion(value.text),
})

export async function loadSuggestions(db: Db): Promise<Suggestions> {
  const trustIn = await lawTrust(db)
  const loaded: Entry[][] = []
  for (const load of [courtEntries, lawEntries, headingEntries, subjectEntries])
    loaded.push(await load(db, trustIn))
  const entries = loaded.flat()
  const of = (country: SearchCountry) =>
    buildSuggestIndex(entries.filter((entry) => entry.country === country))
  return { turkey: of('turkey'), kktc: of('kktc') }
}
