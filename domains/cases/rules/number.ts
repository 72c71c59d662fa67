/** Numbers of cases. Those that the office gives are `2026/129`, counted anew each year; any other form may be typed. */

/**
 * Equal for all spellings of one number: `T-1`, `t - 1`. All four letters i are one, because half of the keyboards have
 * no dotless one. The column `number_key` holds the same (`case_number_key` of the database).
 */
export const numberKey = (caseNumber: string): string =>
  caseNumber
    .replace(/[İIı]/g, 'i')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/ ?([-/]) ?/g, '$1')
    .toLowerCase()

/** The count in a number of that year; undefined for a number of another form, which the office may use as well. */
export function countIn(caseNumber: string, year: number): number | undefined {
  const [, digits] = numberKey(caseNumber).match(new RegExp(`^${year}/(\\d{1,7})$`)) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export const numberOf = (year: number, count: number): string => `${year}/${count}`

/** Gives the next numbers of the year to those without one; `last` is the highest count of the year then. */
export function numbered(
  wanted: readonly (string | undefined)[],
  { year, last: before }: { year: number; last: number },
): { numbers: string[]; last: number } {
  const counts = wanted.map((one) => (one === undefined ? undefined : countIn(one, year)))
  let last = counts.reduce<number>((most, count) => Math.max(most, count ?? 0), before)
  const numbers = wanted.map((one) => {
    if (one !== undefined) return one
    last += 1
    return numberOf(year, last)
  })
  return { numbers, last }
}
