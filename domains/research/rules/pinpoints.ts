/** The numbers that a court gives the paragraphs of its decision, by which lawyers cite them. */

const opening = /^\(?(\d{1,4})[.)]\s+\S/
/** Fewer numbers, or ones of a small part of the text, count reasons or orders and not the paragraphs. */
const FEWEST = 8
const LEAST_SHARE = 0.3

/**
 * The number of each paragraph, null before the first one; a quotation below a numbered paragraph belongs to it. Null if the
 * court does not number its paragraphs: ours are for the screen and no citation.
 */
export function countedNumbers(texts: readonly string[]): (number | null)[] | null {
  let last = 0
  let counted = 0
  const numbers = texts.map((text) => {
    const number = Number(opening.exec(text)?.[1])
    if (number === last + 1) {
      last = number
      counted++
    }
    return last === 0 ? null : last
  })
  return counted >= FEWEST && counted >= texts.length * LEAST_SHARE ? numbers : null
}

/** "§ 12", "§ 12–14", as courts cite each other. */
export function pinpoint(first: number, last: number): string {
  return first === last ? `§ ${first}` : `§ ${Math.min(first, last)}–${Math.max(first, last)}`
}
