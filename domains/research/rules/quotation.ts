/** Quotations of texts, with their source. */

/** Paragraphs of a quotation: "¶ 12", "¶ 12–14". */
export function paragraphMark(first: number, last: number): string {
  return first === last ? `¶ ${first}` : `¶ ${Math.min(first, last)}–${Math.max(first, last)}`
}

/** A quotation with its source. Quotation marks inside become single ones. */
export function quotation(text: string, source: string, place?: string): string {
  const inside = text.trim().replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/”/g, '’').replace(/"/g, "'")
  return `“${inside}” (${place ? `${source}, ${place}` : source})`
}
