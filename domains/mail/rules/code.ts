/**
 * Address codes: `MZN-7F4K-2MHXR`. Eight letters at random, without those that are mistaken for others, and one that
 * checks them. The 29 letters are a prime number, so that one wrong letter, and two exchanged neighbours, are always
 * detected.
 */
const letters = '23456789ABCDEFGHJKMNPRSTVWXYZ'
const prefix = 'MZN'
const drawn = 8

/** A code is made of numbers below `codeBase`. */
export const codeBase = letters.length
export const codeNumbers = drawn

const checkOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number, at) => sum + (at + 1) * number, 0) % codeBase

const written = (numbers: readonly number[]): string => numbers.map((number) => letters[number]).join('')

/** The code as it is stored. @param numbers `codeNumbers` of them, at random */
export const codeOf = (numbers: readonly number[]): string => written([...numbers, checkOf(numbers)])

/** The code as people read and copy it. */
export const shownCode = (code: string): string => `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`

/** The code as it is written in the address of a box: after a plus. */
export const addressedCode = (code: string): string => `${prefix}${code}`.toLowerCase()

const gap = String.raw`[-\u2010-\u2015\s]?`
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${prefix}${gap}([${letters}]{4})${gap}([${letters}]{5})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** The codes in a text, as they are stored, whatever is between their letters; those with a slip are left out. */
export function codesIn(text: string): string[] {
  const found = [...text.matchAll(pattern)].map(([, one = '', two = '']) => (one + two).toUpperCase())
  return [...new Set(found.filter(isCode))]
}

function isCode(text: string): boolean {
  const numbers = [...text].map((letter) => letters.indexOf(letter))
  return !numbers.includes(-1) && checkOf(numbers.slice(0, drawn)) === numbers[drawn]
}
