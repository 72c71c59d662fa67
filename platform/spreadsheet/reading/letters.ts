/** Turkish letters that programs mistook when they read or wrote a file, and those that nobody can tell any more. */
import type { TableNote } from './table.ts'

const strict = new TextDecoder('utf-8', { fatal: true })

/** Bytes by the letters of the two pages of Windows that UTF-8 is taken for. */
const byteOf = new Map<string, number>()
for (const page of ['windows-1254', 'windows-1252'])
  for (const [at, letter] of [
    ...new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  ].entries())
    if (at > 127) byteOf.set(letter, at)

const run = new RegExp(`[${[...byteOf.keys()].join('')}]{2,}`, 'gu')

/** The letters that these bytes meant; undefined if they are no UTF-8. */
function meantBy(letters: string): string | undefined {
  try {
    return strict.decode(Uint8Array.from(letters, (letter) => byteOf.get(letter) ?? 0))
  } catch {
    return undefined
  }
}

const ofOtherPage = 'ÞþÐðÝý'
const turkish = 'ŞşĞğİı'
const isMistaken = /[ÞþÐð]/
const isTurkish = /[ŞşĞğİı]/

/** Iceland has these letters too, but no office writes Icelandic; headings may come from another program. */
function isOfOtherPage(rows: readonly (readonly string[])[]): boolean {
  let [mistaken, right] = [0, 0]
  for (const cells of rows)
    for (const cell of cells) {
      if (isMistaken.test(cell)) mistaken += 1
      if (isTurkish.test(cell)) right += 1
    }
  return mistaken > right * 3
}

/** A replacement, or a question mark where no word has one. */
const lost = /\ufffd|(?<=\p{L})\?(?=\p{L})/u
const isAddress = /:\/\/|www\./
const longestExample = 80

/** `ÅŸ` and `þ` become ş where that is certain, and what changed is noted, as is what nobody can repair. */
export function withLetters(rows: readonly string[][]): { rows: string[][]; notes: TableNote[] } {
  const decoded = rows.map((cells) => cells.map((cell) => cell.replace(run, (text) => meantBy(text) ?? text)))
  const meant = isOfOtherPage(decoded)
    ? decoded.map((cells) =>
        cells.map((cell) =>
          cell.replace(/[ÞþÐðÝý]/g, (letter) => turkish[ofOtherPage.indexOf(letter)] ?? letter),
        ),
      )
    : decoded
  const flat = meant.flatMap((cells, row) => cells.map((cell, at) => ({ cell, was: rows[row]?.[at] })))
  const repaired = flat.filter(({ cell, was }) => was !== cell)
  const gone = flat.filter(({ cell }) => lost.test(cell) && !isAddress.test(cell))
  return { rows: meant, notes: [...noteOf('letters_repaired', repaired), ...noteOf('letters_lost', gone)] }
}

const noteOf = (kind: TableNote['kind'], [first, ...others]: readonly { cell: string }[]): TableNote[] =>
  first ? [{ kind, count: others.length + 1, example: first.cell.trim().slice(0, longestExample) }] : []
