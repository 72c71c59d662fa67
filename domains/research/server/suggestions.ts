/** Suggestions while typing: courts, laws, article headings and subjects of the corpus, held in memory. */
import { lawCountry } from '../rules/countries.ts'
import { courtBadge } from '../rules/courts.ts'
import { findLaw } from '../rules/laws.ts'
import { buildSuggestIndex, type SuggestEntry, type SuggestIndex } from '../rules/suggest.ts'
import { countries, type SearchCountry, type Suggestion } from '../schemas.ts'
import { countCitingLaws } from './store/citing.ts'
import { countChambers, listAllLaws, listHeadings, listSubjects } from './store/overview.ts'
import type { Db } from './store/rows.ts'

export type Suggestions = Record<SearchCountry, SuggestIndex<Suggestion>>

type Entry = SuggestEntry<Suggestion> & { country: SearchCountry }

const share = (count: number) => Math.log10(1 + count) / 2

async function courtEntries(db: Db): Promise<Entry[]> {
  return (await countChambers(db)).map(({ country, court, chamber, total }) => {
    const text = chamber ? `${court} ${chamber}` : court
    return {
      country,
      text,
      also: courtBadge(court, chamber ?? undefined, lawCountry(country)),
      weight: 1 + share(total),
      value: { kind: 'court', text, detail: String(total), target: null },
    }
  })
}

async function lawEntries(db: Db): Promise<Entry[]> {
  const cited = new Map<SearchCountry, Map<string, number>>()
  for (const country of countries) cited.set(country, await countCitingLaws(db, country))
  return (await listAllLaws(db)).map((law) => {
    const codes = findLaw(law.law_number, lawCountry(law.country))?.codes ?? []
    return {
      country: law.country,
      text: law.title,
      also: [...codes, law.law_number].join(' '),
      weight: 2 + share(cited.get(law.country)?.get(law.law_number) ?? 0),
      value: {
        kind: 'law',
        text: law.title,
        detail: [codes[0], law.law_number].filter(Boolean).join(' · '),
        target: { kind: 'law', id: law.id, country: law.country, label: law.title, lawId: law.id },
      },
    }
  })
}

async function headingEntries(db: Db): Promise<Entry[]> {
  return (await listHeadings(db)).map((row) => {
    const code = findLaw(row.law_number, lawCountry(row.country))?.codes[0]
    const text = (row.heading ?? '').split('›').at(-1)?.trim() ?? ''
    const label = `${code ?? row.law_number} m. ${row.article_no}`
    return {
      country: row.country,
      text,
      weight: code ? 1 : 0.5,
      value: {
        kind: 'article',
        text,
        detail: label,
        target: { kind: 'article', id: row.id, country: row.country, label, lawId: row.law_id },
      },
    }
  })
}

async function subjectEntries(db: Db): Promise<Entry[]> {
  return (await listSubjects(db, 1)).map(({ country, subject, total }) => ({
    country,
    text: subject,
    weight: 0.8 + share(total),
    value: { kind: 'subject', text: subject, detail: String(total), target: null },
  }))
}

export async function loadSuggestions(db: Db): Promise<Suggestions> {
  const entries: Entry[] = []
  for (const load of [courtEntries, lawEntries, headingEntries, subjectEntries])
    entries.push(...(await load(db)))
  const of = (country: SearchCountry) =>
    buildSuggestIndex(entries.filter((entry) => entry.country === country))
  return { turkey: of('turkey'), kktc: of('kktc') }
}
