/** The list of results that a text was opened from, so that the reader can go on to the next one. */

/** A page of a list; the pages around it are undefined where it begins and ends. */
export interface Trail {
  hrefs: readonly string[]
  /** Results on the pages before this one. */
  before: number
  total: number
  previousPage?: string | undefined
  nextPage?: string | undefined
}

let trail: Trail = { hrefs: [], before: 0, total: 0 }

/** Addresses of the texts in the order of the list; kept until another list is shown. */
export const leaveTrail = (left: Trail): void => {
  trail = left
}

/** The path of an address, which names the text; the words and the article behind it do not matter. */
const textOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

/** `leavesPage`: a page of the list, where the next text is on another page than this one. */
export interface Step {
  href: string
  leavesPage: boolean
}

export interface Neighbours {
  previous: Step | undefined
  next: Step | undefined
  /** From 1, in the whole list. */
  place: number
  count: number
}

/** What stands before and after a text in the list; undefined if it was not opened from one. */
export function neighboursOf(href: string): Neighbours | undefined {
  const { hrefs, before, total, previousPage, nextPage } = trail
  const exact = hrefs.indexOf(href)
  const at = exact < 0 ? hrefs.findIndex((one) => textOf(one) === textOf(href)) : exact
  if (at < 0) return undefined
  return {
    previous: stepTo(hrefs[at - 1], previousPage),
    next: stepTo(hrefs[at + 1], nextPage),
    place: before + at + 1,
    count: Math.max(total, before + hrefs.length),
  }
}

function stepTo(text: string | undefined, page: string | undefined): Step | undefined {
  if (text) return { href: text, leavesPage: false }
  return page ? { href: page, leavesPage: true } : undefined
}
