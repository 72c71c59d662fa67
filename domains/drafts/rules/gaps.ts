/** What a draft does not know yet. A gap is text, so it stays marked in every file that is made of the draft. */

const mark = /⟦EKSİK: ([^⟦⟧\n]*)⟧/g

/** Brackets of its own would end the gap too early. */
export const gapText = (label: string): string =>
  `⟦EKSİK: ${label.replace(/[⟦⟧\n]/g, ' ').trim() || 'bilgi'}⟧`

export interface Gap {
  label: string
  start: number
  end: number
}

export const gapsIn = (text: string): Gap[] =>
  [...text.matchAll(mark)].map((found) => ({
    label: found[1] ?? '',
    start: found.index,
    end: found.index + found[0].length,
  }))
