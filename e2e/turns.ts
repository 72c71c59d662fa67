/**
 * What one run checks, and what it leaves to the next days: a journey that holds in both languages, or at every width,
 * is run in one of them, another one each day. Files begin with different ones, so that each run has both languages and
 * all widths.
 */
import { basename } from 'node:path'

/** `PICTURES=on` takes a picture of each screen, at all widths and in both languages; it takes some minutes longer. */
export const takesPictures = process.env.PICTURES === 'on'

const day = Math.floor(Date.now() / 86_400_000)
/** From the name of the file, because a journey that failed is run again among other files. */
const first = [...basename(process.argv[1] ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), day)
let turns = 0

/** The one whose turn it is; all of them if pictures are wanted. */
export function inTurn<T>(choices: readonly T[]): readonly T[] {
  if (takesPictures) return choices
  const at = (first + turns++) % choices.length
  return choices.slice(at, at + 1)
}

/** The languages of a journey. */
export const languagesInTurn = (): readonly ('tr' | 'en')[] => inTurn(['tr', 'en'] as const)
