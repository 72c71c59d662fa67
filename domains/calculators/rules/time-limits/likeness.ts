/** The likeness of a typed word to another one. */

/** Folds letters as people type them, and parts a text into words: "İşe iade" has "ise" and "iade". */
export const wordsIn = (text: string): string[] =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const shortestWithSlip = 5

/**
 * 3: the same; 2: a beginning of it; 1: either of these with one slip, which is hardly ever in the first letter; 0:
 * another word.
 */
export function likeness(typed: string, word: string): 0 | 1 | 2 | 3 {
  if (typed === word) return 3
  if (word.startsWith(typed)) return 2
  if (typed.length < shortestWithSlip || typed[0] !== word[0]) return 0
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return beginnings.some((one) => isSlip(typed, one)) ? 1 : 0
}

/** Whether one letter is missing, added or different, or two neighbours changed places. */
function isSlip(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const first = at < 0 ? one.length : at
  const [rest, otherRest] = [one.slice(first), other.slice(first)]
  const swapped = rest.length > 1 && `${rest[1]}${rest[0]}${rest.slice(2)}`
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  )
}
