/** How the paragraphs of a decision are counted and addressed: by the court's numbers where it has them, else by ours. */
import { pinpoint } from '../../../rules/pinpoints.ts'
import type { Decision } from '../../../schemas.ts'

export interface ParagraphPlace {
  /** Id of the element, the part of an address behind `#`. */
  id: string
  /** Address that stays when texts are divided otherwise. */
  anchor: string
  /** In the margin: the court's number where one begins, else ours; null for what the court does not count. */
  shown: number | null
}

export interface Places {
  /** True if the numbers are the court's: §, else ¶. */
  ofCourt: boolean
  last: number
  idOf: (shown: number) => string
  /** In the order of the paragraphs. */
  each: ParagraphPlace[]
}

export function placesOf({ id, paragraphs }: Pick<Decision, 'id' | 'paragraphs'>): Places {
  const ofCourt = paragraphs.some(({ number }) => number !== null)
  let last = 0
  const each = paragraphs.map((paragraph) => {
    const anchor = paragraph.id.slice(id.length + 1)
    const number = ofCourt ? paragraph.number : paragraph.no
    if (number === null || number === last) return { id: `p-${anchor}`, anchor, shown: null }
    last = number
    return { id: ofCourt ? `s-${number}` : `p-${anchor}`, anchor, shown: number }
  })
  return { ofCourt, last, each, idOf: (shown) => each.find((one) => one.shown === shown)?.id ?? '' }
}

/** "§ 12", "¶12": the number as the margin and the outline write it. */
export const markOf = (number: number, ofCourt: boolean): string =>
  ofCourt ? pinpoint(number, number) : `¶${number}`
