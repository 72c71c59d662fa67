/**
 * A cheap test whether a paragraph can contain a reference, because reading references takes longer than reading all
 * words.
 */

const KINDS = ['art:', 'law:', 'no:']
/** "49 ila 52" includes the articles between them. */
const RANGE = /\s[iıİI][lL][aA]\s/

/** `wanted`: the term of a reference such as `art:6098/49`, or the start of a term. */
export function mayHold(paragraph: string, wanted: string): boolean {
  if (wanted.startsWith('no:')) return paragraph.includes(serialOf(wanted))
  if (wanted.startsWith('art:')) return paragraph.includes(articleOf(wanted)) || RANGE.test(paragraph)
  return KINDS.some((kind) => wanted.startsWith(kind) || kind.startsWith(wanted))
}

/** "1234" of `no:2019/1234`, "695" of `no:2011/7-695`; the first number of a Cypriot decision such as `no:12/2019`. */
function serialOf(token: string): string {
  return (/^no:\d{4}\/(?:\d+-)?(\d+)$/.exec(token) ?? /(\d+)/.exec(token))?.[1] ?? ''
}

/** "49" of `art:6098/49`, "35" of `art:6098/35/a`, "3" of `art:213/gecici-3`; empty if the name has no number. */
function articleOf(token: string): string {
  return /\/[a-z-]*(\d+)[a-z-]*(?:\/[a-z])?$/.exec(token)?.[1] ?? ''
}
