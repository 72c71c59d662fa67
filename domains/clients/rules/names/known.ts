/** The words of the lists in `data/names`, in the form in which words are compared. */
import { foldText } from '@mizan/identity/rules/search-text'
import { givenNames } from '../../data/names/given-names.ts'
import { commonSurnames, otherSurnames } from '../../data/names/surnames.ts'
import { variants } from '../../data/names/variants.ts'
import { soundOf } from './sound.ts'

export const listOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean)
const soundsOf = (text: string) => new Set(listOf(text).map(soundOf))

const given = soundsOf(givenNames)
const common = soundsOf(commonSurnames)
const surnames = new Set([...common, ...soundsOf(otherSurnames)])

const spelledVariants = new Set(listOf(variants))
/** Whether a folded word is listed as a spelling of some name. */
export const isVariant = (folded: string): boolean => spelledVariants.has(folded)

const spelledGiven = new Set(listOf(givenNames))

/** Of a folded word, where a name that only sounds alike does not count. */
export const isSpelledGivenName = (folded: string): boolean => spelledGiven.has(folded)
export const isGivenName = (sound: string): boolean => given.has(sound)
export const isSurname = (sound: string): boolean => surnames.has(sound)
export const isKnownName = (sound: string): boolean => given.has(sound) || surnames.has(sound)
