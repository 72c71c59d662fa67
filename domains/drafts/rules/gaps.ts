/** Gaps: values that a draft lacks. A gap is text, so it stays marked in every file that is made of the draft. */

const mark = /⟦EKSİK: ([^⟦⟧\n]*)⟧/g

/** Brackets inside the label would end the gap too early. */
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
