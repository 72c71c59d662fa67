/** The word lists of this folder as sets, with questions about single words. */
import { isGivenName, isSpelledGivenName, isSurname } from '@mizan/clients/rules/names/known'
import { soundOf } from '@mizan/clients/rules/names/sound'
import { fold } from '@mizan/research/rules/analysis/characters'
import { kindOfStem, stem } from '@mizan/research/rules/analysis/stem'
import { trades } from '../../data/secrecy/companies.ts'
import * as people from '../../data/secrecy/people.ts'
import { places } from '../../data/secrecy/places.ts'

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold))

const sets = {
  leads: setOf(people.leads),
  strong: setOf(people.strongLeads),
  followers: setOf(people.followers),
  courtesies: setOf(people.courtesies),
  ambiguous: setOf(people.ambiguousNames),
  never: setOf(people.neverNames),
  institutions: setOf(people.institutions),
  places: setOf(places),
  trades: setOf(trades),
}

/** Whether the word is a lead in any form: "davacının", "müvekkilimize". */
export const isLead = (folded: string): boolean => sets.leads.has(folded) || sets.leads.has(stem(folded))
export const isStrongLead = (folded: string): boolean => sets.strong.has(folded)
export const isFollower = (folded: string): boolean => sets.followers.has(folded)
export const isCourtesy = (folded: string): boolean => sets.courtesies.has(folded)
export const isPlace = (folded: string): boolean => sets.places.has(folded)
export const isTrade = (folded: string): boolean => sets.trades.has(folded)
export const isInstitution = (folded: string): boolean =>
  sets.institutions.has(folded) || sets.institutions.has(stem(folded))

/** Words that end a run of names. */
export const endsNames = (folded: string): boolean =>
  sets.never.has(folded) || sets.institutions.has(folded) || sets.leads.has(folded) || endsByStem(folded)

/** Names that happen to end like a form of such a word are excluded. */
function endsByStem(folded: string): boolean {
  if (isGiven(folded) || isFamily(folded)) return false
  const term = stem(folded)
  return sets.never.has(term) || sets.institutions.has(term) || sets.leads.has(term)
}

export const isGiven = (folded: string): boolean => folded.length > 1 && isGivenName(soundOf(folded))
export const isFamily = (folded: string): boolean =>
  folded.length > 1 && (isSurname(soundOf(folded)) || /.{3}oglu$/.test(folded))
/** Whether it is a usual word, according to a dictionary and the list of names that are words too. */
export const isOrdinary = (folded: string): boolean =>
  sets.ambiguous.has(folded) || (kindOfStem(stem(folded)) !== undefined && !isSpelledGivenName(folded))
/** A given name that is not also another word. */
export const isPlainGiven = (folded: string): boolean => isGiven(folded) && !isOrdinary(folded)
