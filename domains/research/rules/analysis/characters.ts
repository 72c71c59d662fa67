/**
 * The class of each UTF-16 unit for the tokeniser, and the folding of words. Folding is per word, never per text, so
 * that token offsets always point into the original string.
 */
export const SEPARATOR = 0
export const IGNORED = 1
export const APOSTROPHE = 2
export const DIGIT = 3
export const LETTER = 4

const APOSTROPHES = "'’‘´`′ʼ＇‛"
const INVISIBLE = '\u00ad\u200b\u200c\u200d\u2060\ufeff'

/** Class of every UTF-16 unit. Marks and invisible characters belong to the word around them. */
export const characterClass: Uint8Array = buildClasses()

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(0x10000)
  const letter = /^\p{L}$/u
  const mark = /^\p{M}$/u
  const digit = /^\p{Nd}$/u
  for (let unit = 0; unit < 0x10000; unit++) {
    if (unit >= 0xd800 && unit <= 0xdfff) continue
    const char = String.fromCharCode(unit)
    if (letter.test(char)) classes[unit] = LETTER
    else if (digit.test(char)) classes[unit] = DIGIT
    else if (mark.test(char)) classes[unit] = IGNORED
  }
  for (const char of INVISIBLE) classes[char.charCodeAt(0)] = IGNORED
  for (const char of APOSTROPHES) classes[char.charCodeAt(0)] = APOSTROPHE
  return classes
}

/**
 * Lower case by Turkish rules, then without any diacritic: "İŞÇİ" and "işçi" give "isci", "HÂKİM" gives "hakim". The
 * dotted and dotless i are lower-cased first, because the general rules lose the difference.
 */
export function fold(word: string): string {
  const composed = isPlain(word) ? word : word.normalize('NFKC')
  return composed
    .replaceAll('I', 'i')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
}

function isPlain(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) > 0x17f) return false
  return true
}

/** Lower case by Turkish rules with diacritics kept, for display. */
export function lowerTurkish(text: string): string {
  return text.replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase()
}
