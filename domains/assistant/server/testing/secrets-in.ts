/**
 * Finds secrets of an office in a text that left it, in another way than the mask does. For tests that read
 * everything that a third party's service was sent.
 */
import { isIban, isIdentityNumber } from '../../rules/secrecy/checks.ts'
import { readText } from '../../rules/secrecy/reading.ts'

/** Only letters and digits, folded: blanks, marks, case and Turkish letters hide nothing. */
const bare = (text: string): string => readText(text).folded.replace(/[^\p{L}\d]/gu, '')

/** Ids and marks of a prompt are drawn, and by chance they look like a number. */
const drawn = /<<<[\da-f]{12}\b|\b[\da-f]{12}>>>|passageId=[\da-f]{8}\b/g
const placeholder = /⟦[^⟧]{1,30}⟧/g

/** @param planted names, numbers, addresses that the office has, in any spelling */
export function secretsIn(text: string, planted: readonly string[] = []): string[] {
  const sent = text.replace(drawn, ' ').replace(placeholder, ' \u2502 ')
  const letters = bare(sent.replaceAll('\u2502', '0x0'))
  const there = planted.filter((value) => bare(value).length > 3 && letters.includes(bare(value)))
  return [...new Set([...there, ...numbersIn(sent), ...(sent.match(/[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu) ?? [])])]
}

/** Runs of digits, blanks between them left out, that are the number of a person, an account or a telephone. */
function numbersIn(text: string): string[] {
  const runs = readText(text).plain.match(/(?:TR)?[+(]?\d[\d ().-]{5,40}\d/g) ?? []
  return runs.map((run) => run.replace(/[ ().-]/g, '')).filter(isSecret)
}

const isSecret = (run: string): boolean =>
  isIdentityNumber(run) || isIban(run) || /^TR\d{24}$/.test(run) || /^(?:\+90|0090|0)?5\d{9}$/.test(run)
