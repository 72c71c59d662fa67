/** Regional courts of appeal sit in many cities; as a filter they are one court beside the high courts. */
import type { FacetValue } from '../schemas.ts'

/** Stands for all regional courts in a list of courts; no court has this name. */
export const regional = 'regional'

const isRegional = (court: string): boolean => /Bölge (?:Adliye|İdare) Mahkemesi/.test(court)

/** The values with all regional courts as one. */
export function withRegional(values: readonly FacetValue[], label: string): FacetValue[] {
  const courts = values.filter(({ value }) => isRegional(value))
  if (courts.length < 2) return [...values]
  const count = courts.reduce((sum, one) => sum + one.count, 0)
  const all = [...values.filter(({ value }) => !isRegional(value)), { value: regional, label, count }]
  return all.toSorted((one, other) => other.count - one.count)
}

/** What is chosen, in the same terms. */
export const chosenWithRegional = (chosen: readonly string[]): string[] => {
  const others = chosen.filter((court) => !isRegional(court))
  const names = chosen.filter(isRegional)
  return names.length > 1 ? [...others, regional] : [...others, ...names]
}

/** The courts that are searched after a choice is switched on or off. `known`: all courts of the country. */
export function toggledCourts(
  chosen: readonly string[],
  value: string,
  known: readonly string[],
): string[] | undefined {
  const meant = value === regional ? known.filter(isRegional) : [value]
  const isOn = value === regional ? chosen.some(isRegional) : chosen.includes(value)
  const without = chosen.filter((court) => !meant.includes(court))
  const next = isOn ? without : [...without, ...meant]
  return next.length > 0 ? next : undefined
}
