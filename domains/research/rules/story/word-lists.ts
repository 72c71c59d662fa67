/** The lists of words that a story is read with, by stem and as they are typed without Turkish letters. */
import {
  aspects,
  companyForms,
  givenNames,
  narratedForms,
  narration,
  places,
} from '../../data/story-words.ts'
import { fold } from '../analysis/characters.ts'
import type { Word } from '../analysis/words.ts'
import { wordTerms } from '../analysis.ts'

const foldedIn = (words: string) => new Set(words.trim().split(/\s+/).map(fold))

const narrative = new Set(wordTerms(narration))
const narrated = foldedIn(narratedForms)
/** Whether a word only serves to tell a story. */
export const isNarrative = ({ term, folded }: Word): boolean => narrative.has(term) || narrated.has(folded)

export const given: ReadonlySet<string> = foldedIn(givenNames)
export const placeNames: ReadonlySet<string> = foldedIn(places)
export const formsOfCompany: ReadonlySet<string> = foldedIn(companyForms)
/** By the stems of the whole name. */
export const procedural: ReadonlySet<string> = new Set(
  aspects
    .trim()
    .split('\n')
    .map((name) => wordTerms(name).join(' ')),
)
