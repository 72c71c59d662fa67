/** The list of results that a text was opened from, so that the reader can go on to the next one. */
let trail: readonly string[] = []

/** Addresses of the texts in the order of the list; kept until another list is shown. */
export const leaveTrail = (hrefs: readonly string[]): void => {
  trail = hrefs
}

/** The path of an address, which names the text; the words and the article behind it do not matter. */
const textOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
  /** From 1. */
  place: number
  count: number
}

/** What stands before and after a text in the list; undefined if it was not opened from one. */
export function neighboursOf(href: string): Neighbours | undefined {
  const exact = trail.indexOf(href)
  const at = exact < 0 ? trail.findIndex((one) => textOf(one) === textOf(href)) : exact
  if (at < 0) return undefined
  return { previous: trail[at - 1], next: trail[at + 1], place: at + 1, count: trail.length }
}
