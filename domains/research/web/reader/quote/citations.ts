/** The words with which lawyers point at a text, and names of files made of them. */

const small = new Set(['ve', 'veya', 'ile', 'ya', 'da', 'de', 'ki'])

/** Roman numerals that number a part stay as they are. */
const isNumeral = (word: string) => /^[IVXLC]+[.)]?$/.test(word)

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)

/** A law's title printed in capitals as it is written in a sentence; other titles are left as they are. */
export function properTitle(title: string): string {
  if (title !== title.toLocaleUpperCase('tr')) return title
  return title
    .split(' ')
    .map((word, index) => {
      const lower = word.toLocaleLowerCase('tr')
      if (isNumeral(word) || (index > 0 && small.has(lower))) return isNumeral(word) ? word : lower
      return lower.replace(/\p{L}+/u, capitalised)
    })
    .join(' ')
}

/** "m. 344", "geçici m. 2", "ek m. 1". */
export function articleMark(articleNo: string): string {
  const kind = /^(Geçici|Ek|Mükerrer)\s+(.+)$/i.exec(articleNo)
  return kind ? `${kind[1]?.toLocaleLowerCase('tr')} m. ${kind[2]}` : `m. ${articleNo}`
}

/** "6098 sayılı Türk Borçlar Kanunu". */
export const lawCitation = (law: { lawNumber: string; title: string }): string =>
  `${law.lawNumber} sayılı ${properTitle(law.title)}`

/** "6098 sayılı Türk Borçlar Kanunu m. 344". */
export const articleCitation = (law: { lawNumber: string; title: string }, articleNo: string): string =>
  `${lawCitation(law)} ${articleMark(articleNo)}`

/** Paragraphs that a quotation comes from: "¶ 12", "¶ 12–14". */
export function paragraphMark(first: number, last: number): string {
  return first === last ? `¶ ${first}` : `¶ ${Math.min(first, last)}–${Math.max(first, last)}`
}

/** A quotation with its place. Quotation marks inside become single ones. */
export function quotation(text: string, source: string, place?: string): string {
  const inside = text.trim().replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/”/g, '’').replace(/"/g, "'")
  return `“${inside}” (${place ? `${source}, ${place}` : source})`
}

/** "Yargıtay 3. HD, E. 2019/1234" as a name that every file system takes. */
export function fileNameOf(citation: string): string {
  const name = citation.replaceAll('/', '-').replace(/[\\:*?"<>|\p{Cc},]/gu, '')
  return `${name.replace(/\s+/g, ' ').trim().slice(0, 120)}.pdf`
}
