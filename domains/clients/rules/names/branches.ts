/** Words of branches, factories and offices, which belong to their company. */
import { listOf } from './known.ts'
import type { NameWord } from './words.ts'

const endWords = new Set(listOf('as sirketi sti ort ortakligi ltd limited plc llc gmbh inc bankasi'))
const branchWords = new Set(listOf('subesi sube sb temsilciligi'))
const facilityWords = new Set([
  ...branchWords,
  ...listOf(
    'fabrikasi magazasi mudurlugu md deposu ofisi burosu santiyesi tesisi tesisleri istasyonu acentesi merkezi',
  ),
])

export const isFacility = (word: string): boolean => facilityWords.has(word)

/** A branch is its company: what follows the legal form is a place, and so is the word before `şubesi`. */
export function withoutBranch(words: readonly NameWord[]): NameWord[] {
  const end = words.findLastIndex(({ text }) => endWords.has(text)) + 1
  if (end > 1 && end < words.length && facilityWords.has(words.at(-1)!.text)) return words.slice(0, end)
  const at = words.findIndex(({ text }) => branchWords.has(text))
  return at > 1 ? words.toSpliced(at - 1, 2) : [...words]
}
