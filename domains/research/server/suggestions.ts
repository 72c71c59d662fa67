/** Suggestions while typing: courts, laws, article headings and subjects of the corpus, kept in memory. */

import { setPhrases } from '../data/set-phrases.ts'
import { parseCitationQuery } from '../rules/citation-query.ts'
import { courtBadge } from '../rules/courts.ts'
import { headingParts } from '../rules/imprint.ts'
import { articleMark } from '../rules/law-citation.ts'
import { shownCode } from '../rules/law-table.ts'
import { findLaw } from '../rules/laws.ts'
import { otherNames } from '../rules/other-names.ts'
import { headingsOf } from '../rules/ranking/headings.ts'
import { knownLawOf } from '../rules/repealed-laws.ts'
import { buildSuggestIndex, type SuggestEntry, type SuggestIndex } from '../rules/suggest.ts'
import { headingText, isAmending, lawTitle, sameSuggestion, subjectsIn } from '../rules/suggestion-texts.ts'
import type { SearchCountry, Suggestion } from '../schemas.ts'
import type { ReadLaw } from './law-index.ts'
import type { listSubjects, Overview } from './store/overview.ts'

export type Suggestions = Record<SearchCountry, SuggestIndex<Suggestion>>

type Entry = SuggestEntry<Suggestion> & { country: SearchCountry }

/**
 * If there are more subjects than these, one that occurs in a single decision is usually a typing error or stray text.
 */
const FEW_SUBJECTS = 200

const share = (count: number) => Math.log10(1 + count) / 2

/** The texts from which suggestions are made. */
export interface SuggestionTexts {
  chambers: Overview['chambers']
  laws: ReadLaw[]
  subjects: Awaited<ReturnType<typeof listSubjects>>
}

function courtEntries({ chambers }: SuggestionTexts): Entry[] {
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
      also: [courtBadge(court, chamber ?? undefined, country)],
      value: { kind: 'court', text, detail: String(total), target: null },
    })
  })
}

/** Laws that decisions cite often are also searched often. */
const lawEntries = ({ laws }: SuggestionTexts): Entry[] =>
  laws.map(({ law, citing }) => {
    const known = knownLawOf({ lawNumber: law.law_number, title: law.title }, law.country)
    const codes = known?.codes ?? []
    const trust = share(citing) + (codes.length > 0 ? 0.5 : 0)
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

const headingEntries = ({ laws }: SuggestionTexts): Entry[] => laws.flatMap(headingEntriesOf)

function headingEntriesOf({ law, citing, headings }: ReadLaw): Entry[] {
  const { country, law_number: lawNumber, id: lawId } = law
  const code = shownCode(findLaw(lawNumber, country)?.codes[0])
  const sections = headingsOf(headings.map(({ no, heading }) => ({ no, heading, text: '' })))
  return headings.flatMap((article, at): Entry[] => {
    const parts = headingParts(article.heading)
    const text = headingText(parts.at(-1) ?? '', [...(sections[at]?.sections ?? []), ...parts.slice(0, -1)])
    if (!text) return []
    const label = `${code ?? lawNumber} ${articleMark(article.no)}`
    const trust = share(article.citing) + share(citing) / 4 - text.length / 400
    return [
      entryOf(country, (code ? 1 : 0.5) + trust, {
        alike: otherNames(text),
        value: {
          kind: 'article',
          text,
          detail: label,
          target: { kind: 'article', id: article.id, country, label, lawId },
        },
      }),
    ]
  })
}

function subjectEntries({ subjects }: SuggestionTexts): Entry[] {
  const totals = new Map<string, { country: SearchCountry; text: string; total: number }>()
  for (const { country, subject, total } of subjects)
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

/** Terms of law that are neither a heading nor a subject of a decision: "kamulaştırmasız el atma". */
const termEntries = ({ chambers }: SuggestionTexts): Entry[] =>
  chambers.some(({ country }) => country === 'turkey')
    ? setPhrases
        .trim()
        .split('\n')
        .map((term) =>
          entryOf('turkey', 0.6, {
            value: { kind: 'subject', text: capitalised(term), detail: null, target: null },
          }),
        )
    : []

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

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

export function makeSuggestions(texts: SuggestionTexts): Suggestions {
  const entries = [courtEntries, lawEntries, headingEntries, subjectEntries, termEntries].flatMap((make) =>
    make(texts),
  )
  const of = (country: SearchCountry) => {
    const here = entries.filter((entry) => entry.country === country)
    return withNumbers(buildSuggestIndex(here), articlesByNumber(texts, here))
  }
  return { turkey: of('turkey'), kktc: of('kktc') }
}

/** The entries of articles by the number of their law and their own: "6098/344". */
function articlesByNumber({ laws }: SuggestionTexts, entries: Entry[]): Map<string, Suggestion> {
  const byId = new Map(entries.map(({ value }) => [value.target?.id, value]))
  return new Map(
    laws.flatMap(({ law, headings }) =>
      headings.flatMap(({ id, no }): [string, Suggestion][] => {
        const value = byId.get(id)
        return value ? [[`${law.law_number}/${no}`, value]] : []
      }),
    ),
  )
}

/** "TBK 344" suggests that article first. */
function withNumbers(
  index: SuggestIndex<Suggestion>,
  articles: ReadonlyMap<string, Suggestion>,
): SuggestIndex<Suggestion> {
  const find = (typed: string, limit: number) => {
    const lookup = parseCitationQuery(typed)
    const named = lookup?.kind === 'article' && articles.get(`${lookup.lawNumber}/${lookup.articleNo}`)
    const others = index.find(typed, limit)
    return named ? [named, ...others.filter((one) => one !== named)].slice(0, limit) : others
  }
  return { find, size: index.size }
}
