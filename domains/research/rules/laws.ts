/** Maps names and abbreviations to laws, and laws to names and abbreviations. */
import { cypriotLaws, turkishLaws } from '../data/law-names.ts'
import type { SearchCountry as Country } from '../schemas.ts'
import { fold } from './analysis/characters.ts'
import { readLawTable } from './law-table.ts'

export type { Country }

export type KnownLaw = {
  country: Country
  /** The European Convention on Human Rights has its name instead of a number. */
  lawNumber: string
  /** As printed, the usual one first. */
  codes: string[]
  names: string[]
  repealed: boolean
}

/** `printed` is the abbreviation in the letters that lawyers use. */
export type LawCode = { law: KnownLaw; ambiguous: boolean; printed: string }

const codesByFold = new Map<string, LawCode>()
const namesByKey = { turkey: new Map<string, KnownLaw>(), kktc: new Map<string, KnownLaw>() }
const lawsByNumber = new Map<string, KnownLaw>()

/** Words in the longest name; a search for names never has to look further back. */
export let longestName = 1

export const knownLaws: readonly KnownLaw[] = [
  ...readTable(turkishLaws, 'turkey'),
  ...readTable(cypriotLaws, 'kktc'),
]

function readTable(table: string, country: Country): KnownLaw[] {
  return readLawTable(table).map((row) => {
    const law: KnownLaw = { ...row, country, codes: row.codes.map(({ printed }) => printed) }
    for (const { printed, ambiguous } of row.codes)
      codesByFold.set(fold(printed), { law, ambiguous, printed })
    for (const name of law.names) registerName(name, law)
    lawsByNumber.set(`${country}:${law.lawNumber}`, law)
    return law
  })
}

function registerName(name: string, law: KnownLaw): void {
  const key = nameKey(name)
  longestName = Math.max(longestName, key.split(' ').length)
  if (!namesByKey[law.country].has(key)) namesByKey[law.country].set(key, law)
}

/** Folded words of a name, its last word without ending: "Türk Borçlar Kanunu'nun" gives "turk borclar kanun". */
export function nameKey(name: string): string {
  const words = fold(name.replace(/['’].*$/, ''))
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  const base = ['kanun', 'yasa', 'anayasa'].find((noun) => last.startsWith(noun))
  return [...words.slice(0, -1), base ?? last].join(' ')
}

/** The law a folded abbreviation stands for. */
export function findLawCode(folded: string): LawCode | undefined {
  return codesByFold.get(folded)
}

/** The law with a name in the form that `nameKey` returns. */
export function findLawName(key: string, country: Country): KnownLaw | undefined {
  return namesByKey[country].get(key)
}

export function findLaw(lawNumber: string, country: Country): KnownLaw | undefined {
  return lawsByNumber.get(`${country}:${lawNumber}`)
}
