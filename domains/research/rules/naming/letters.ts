/** Letters of headlines. */

/** Words in capitals become ordinary ones; the first letter is a capital. */
export function sentenceCase(words: string): string {
  const isShouted = words === words.toLocaleUpperCase('tr') && words.length > 4
  const text = isShouted ? words.toLocaleLowerCase('tr') : words
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
}

/** "KENAN FUAT TİRYAKİ VE DİĞERLERİ" is "Kenan Fuat Tiryaki ve diğerleri"; initials keep their dots. */
export const personCase = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) =>
      /^(?:VE|DİĞERLERİ|BAŞVURUSU)$/u.test(word) ? word.toLocaleLowerCase('tr') : capitalised(word),
    )
    .join(' ')

const capitalised = (word: string): string =>
  /^(?:\p{Lu}\.)+$/u.test(word)
    ? word
    : word.replace(
        /\p{L}+/gu,
        (part) => part.charAt(0).toLocaleUpperCase('tr') + part.slice(1).toLocaleLowerCase('tr'),
      )
