/** The operative part of a decision of the Constitutional Court: "IV. HÜKÜM Açıklanan gerekçelerle; A. …, B. …". */

const title = /(?<=\s)[IVX]{1,5}\s?\.\s*HÜKÜM(?=\s)/u
const decided = /karar\s+verildi/u
const item = /(?<=[,;.:]\s{1,3}|\n\s{0,3})([A-ZÇ])\.\s+(?=[\p{Lu}\d])/gu
const orders = [[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ']]

export interface Verdict {
  start: number
  /** Where its title ends. */
  text: number
  items: number[]
  /** Where it has decided; dissents follow. */
  end: number
}

export function verdictIn(text: string): Verdict | null {
  const found = title.exec(text)
  if (!found) return null
  const from = found.index + found[0].length
  const decision = decided.exec(text.slice(from))
  const end = decision ? from + decision.index : text.length
  const part = text.slice(from, end)
  const items: number[] = []
  let last = ''
  for (const { index, 1: sign = '' } of part.matchAll(item)) {
    if (!orders.some((order) => order.indexOf(sign) === order.indexOf(last) + 1)) continue
    last = sign
    items.push(from + index)
  }
  return { start: found.index, text: from, items, end }
}
