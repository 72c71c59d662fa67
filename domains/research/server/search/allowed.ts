/** How many decisions meet the conditions of a search. */
import type { Columns, Condition } from '@mizan/platform/search'
import { countryNumber } from './index-schema.ts'

export class Allowed {
  /** Decisions of each country, by its number. */
  private readonly perCountry = new Uint32Array(Object.keys(countryNumber).length)

  constructor({ present, integers }: Columns) {
    const country = integers.country as Int32Array
    for (let id = 0; id < country.length; id++)
      if (present[id]) (this.perCountry[country[id] as number] as number)++
  }

  /** Known if the conditions name only the country; otherwise 0. */
  by(where: readonly Condition[]): number {
    const [only] = where
    if (where.length !== 1 || !only || only.column !== 'country' || !('in' in only)) return 0
    return only.in.reduce((sum, country) => sum + (this.perCountry[country] ?? 0), 0)
  }
}
