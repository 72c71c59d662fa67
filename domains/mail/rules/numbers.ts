/**
 * Numbers of cases in a text: `2024/123`, `2024/123 E.`, `E. 2024 / 123`; those of decisions are left out. Offices that
 * number their cases in their own way write letters or a year before a count: `GZ/1`, `KZ-2026-014`, `2026-014`.
 */

const number = /(?<![\d/.,-])((?:19|20)\d{2})\s?\/\s?(\d{1,7})(?![\d/])/g
const decisionBefore = /(?:^|[^\p{L}])(?:K|Karar)(?:\s*no)?\s*[.:]*\s*$/iu
/** Unless it is the word before the next number. */
const decisionAfter = /^\s{0,2}(?:K|Karar)(?!\p{L})(?!\.?\s*(?:no)?[\s.:]*\d)/iu
const own =
  /(?<![\p{L}\d/.-])(?:\p{Lu}{1,8}(?:(?:\s?[-/]\s?|\.)\d{1,7}){1,3}|(?:19|20)\d{2}-\d{1,7})(?![\p{L}\d/-])/gu
const most = 20

/** The numbers in the form `2024/123`, without zeros before the count; those with letters as they are written. */
export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(number)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 12), match.index)
    const after = text.slice(match.index + match[0].length).slice(0, 24)
    if (decisionBefore.test(before) || decisionAfter.test(after)) return []
    return [`${match[1]}/${Number(match[2])}`]
  })
  const ofOffice = [...text.matchAll(own)].map(([whole]) => whole)
  return [...new Set([...found, ...ofOffice])].slice(0, most)
}
