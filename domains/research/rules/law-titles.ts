/** Titles of laws as shown everywhere: in sentence case, and short where there is little room. */

const small = new Set(['ve', 'veya', 'ile', 'ya', 'da', 'de', 'ki'])

/** Roman numerals that number a part are unchanged. */
const isNumeral = (word: string) => /^\(?[IVXLC]+[.)–-]*$/.test(word)

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)

/** Converts a title that is printed in capitals to sentence case; other titles are unchanged. */
export function properTitle(title: string): string {
  if (title !== title.toLocaleUpperCase('tr')) return title
  return title
    .split(/\s+/)
    .map((word, index) => (index > 0 && small.has(lower(word)) ? lower(word) : properWord(word)))
    .join(' ')
}

const lower = (word: string) => word.toLocaleLowerCase('tr')

/** "T.C.", "III-SONUÇ" and "HÜKÜM/KARAR" are cased piece by piece; text after an apostrophe is a suffix. */
const properWord = (word: string) =>
  word
    .split(/(?<=[./–-])/)
    .map((piece) => (isNumeral(piece) ? piece : lower(piece).replace(/\p{L}+/u, capitalised)))
    .join('')

/** The title without its additions in brackets, and no longer than a line. */
export function shortTitle(title: string, longest = 90): string {
  const proper = properTitle(title.replace(/\s*\(.*$/s, '') || title)
  return proper.length > longest ? `${proper.slice(0, longest).replace(/\s+\S*$/, '')} …` : proper
}
