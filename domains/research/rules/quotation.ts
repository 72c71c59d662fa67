/** Quotations of texts, with their source. */

/** A quotation with its source. Quotation marks inside become single ones. */
export function quotation(text: string, source: string, place?: string): string {
  const inside = text.trim().replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/”/g, '’').replace(/"/g, "'")
  return `“${inside}” (${place ? `${source}, ${place}` : source})`
}
