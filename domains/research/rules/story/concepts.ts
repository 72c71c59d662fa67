/** Takes a story apart into what may be searched: citations, legal terms, everyday expressions, pairs and single words. */
import { articleTerm, wordTerms } from '../analysis.ts'
import { gapAfter } from '../citations/scan.ts'
import { articleMark } from '../law-citation.ts'
import { shownCode } from '../law-table.ts'
import { findLaw } from '../laws.ts'
import { everydayAt } from '../query/everyday.ts'
import { setPhraseAt } from '../query/set-phrases.ts'
import { synonymsAt } from '../query/synonyms.ts'
import type { Story } from './read-story.ts'

/**
 * `names`: how it is written in a search, the story's own name or the legal one first. `said`: its words in the story.
 * `term`: the index term of a citation or of a single word.
 */
export interface Concept {
  kind: 'citation' | 'term' | 'everyday' | 'pair' | 'word'
  key: string
  names: string[]
  said: string
  terms: string[]
  /** Its telling words, each by itself. */
  words: { term: string; name: string }[]
  times: number
}

const MOST_NAMES = 4
const LONGEST_LIST = 3

export function conceptsOf(story: Story): Concept[] {
  const found = new Map<string, Concept>()
  const add = (concept: Omit<Concept, 'times'>) => {
    const known = found.get(concept.key)
    if (known) known.times++
    else found.set(concept.key, { ...concept, times: 1 })
  }
  for (const concept of citationsIn(story)) add(concept)
  const stems = story.terms
  for (let at = 0; at < stems.length; ) {
    const term = isFree(story, at, 1)
      ? (legalTermAt(story, stems, at) ?? sayingAt(story, stems, at))
      : undefined
    if (term) add(term.concept)
    else if (story.use[at] === 'telling') add(wordAt(story, at))
    at += term?.length ?? 1
  }
  return [...found.values()]
}

/** Whether so many words stand together, with no fact and no mark between them. */
function isFree({ scan: s, use }: Story, at: number, length: number): boolean {
  for (let one = at; one < at + length; one++) {
    if (use[one] === 'fact') return false
    if (one > at && !/^[\s'’-]*\p{L}*$/u.test(gapAfter(s, one - 1))) return false
  }
  return true
}

/** The telling words of a stretch, to be searched one by one if no text has them together. */
const wordsAt = ({ scan: { lexemes }, use }: Story, at: number, length: number): Concept['words'] =>
  lexemes
    .slice(at, at + length)
    .flatMap(({ word: { term, surface } }, offset) =>
      use[at + offset] === 'telling' ? [{ term, name: surface.toLocaleLowerCase('tr') }] : [],
    )

const said = ({ scan: { lexemes } }: Story, at: number, length: number): string =>
  lexemes
    .slice(at, at + length)
    .map(({ word }) => word.surface)
    .join(' ')

type Found = { length: number; concept: Omit<Concept, 'times'> }

/** A term that has its meaning only as a whole, or one that has other names. */
function legalTermAt(story: Story, stems: string[], at: number): Found | undefined {
  const phrase = setPhraseAt(stems, at)
  const synonyms = synonymsAt(stems, at)
  const length = Math.max(phrase?.terms.length ?? 0, synonyms?.length ?? 0)
  if (length === 0 || !isFree(story, at, length) || !isTelling(story, at, length)) return undefined
  const written = synonyms?.length === length ? synonyms.written : [phrase?.written ?? '']
  const terms = stems.slice(at, at + length)
  const names = written.slice(0, MOST_NAMES)
  const words = wordsAt(story, at, length)
  const told = said(story, at, length)
  return { length, concept: { kind: 'term', key: terms.join(' '), names, terms, said: told, words } }
}

const isTelling = (story: Story, at: number, length: number): boolean =>
  length > 1 || story.use[at] === 'telling'

function sayingAt(story: Story, stems: string[], at: number): Found | undefined {
  const everyday = everydayAt(stems, at)
  if (!everyday || !isFree(story, at, everyday.length) || !isTelling(story, at, everyday.length))
    return undefined
  const { length } = everyday
  const terms = stems.slice(at, at + length)
  const told = said(story, at, length)
  const words = wordsAt(story, at, length)
  // A long list has what statutes say around a thing, and no other names of it.
  const others = everyday.names.length <= LONGEST_LIST ? everyday.names.slice(0, 2) : []
  const names = [told.toLocaleLowerCase('tr'), ...others]
  return { length, concept: { kind: 'everyday', key: terms.join(' '), names, terms, said: told, words } }
}

function wordAt(story: Story, at: number): Omit<Concept, 'times'> {
  const words = wordsAt(story, at, 1)
  const { term, name } = words[0] ?? { term: '', name: '' }
  return { kind: 'word', key: term, names: [name], said: said(story, at, 1), terms: [term], words }
}

function citationsIn({ citations, scan: { text } }: Story): Omit<Concept, 'times'>[] {
  return citations.flatMap((citation): Omit<Concept, 'times'>[] => {
    if (citation.kind !== 'article') return []
    const { lawNumber, articleNo, country, start, end } = citation
    const code = shownCode(findLaw(lawNumber, country)?.codes[0])
    const name = code ? `${code} ${articleNo}` : `${lawNumber} sayılı kanun ${articleMark(articleNo)}`
    const term = articleTerm(lawNumber, articleNo)
    return [
      { kind: 'citation', key: term, names: [name], said: text.slice(start, end), terms: [term], words: [] },
    ]
  })
}

/** Two telling words side by side, which may be a term that no list has; the texts decide. */
export function pairsOf(story: Story): Concept[] {
  const { scan: s, use } = story
  const pairs = new Map<string, Concept>()
  for (let at = 0; at + 1 < s.lexemes.length; at++) {
    if (use[at] !== 'telling' || use[at + 1] !== 'telling' || !isFree(story, at, 2)) continue
    const terms = story.terms.slice(at, at + 2)
    const told = said(story, at, 2)
    if (terms[0] === terms[1]) continue
    const key = terms.join(' ')
    const known = pairs.get(key)
    if (known) known.times++
    else {
      const names = [told.toLocaleLowerCase('tr')]
      pairs.set(key, { kind: 'pair', key, names, terms, said: told, words: wordsAt(story, at, 2), times: 1 })
    }
  }
  return [...pairs.values()]
}

/** The stems of a name of a concept. */
export const stemsOf = (name: string): string[] => wordTerms(name)
