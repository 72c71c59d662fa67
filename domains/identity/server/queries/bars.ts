/** The bar associations as a Turkish reader looks for them: those of Turkey first, each list in Turkish order. */
import type { CallContext } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import { type BarAssociation, homeCountries } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { listBarAssociations } from '../store/bars.ts'

const turkish = new Intl.Collator('tr', { numeric: true })

export async function listBars(identity: Identity, ctx: CallContext): Promise<{ items: BarAssociation[] }> {
  const items = await read(identity.context(ctx), listBarAssociations)
  return { items: items.sort(inTurkishOrder) }
}

const inTurkishOrder = (one: BarAssociation, other: BarAssociation): number =>
  homeCountries.indexOf(one.country) - homeCountries.indexOf(other.country) ||
  turkish.compare(placeOf(one), placeOf(other))

/** The second bar of a city comes after the first. */
const placeOf = ({ name }: BarAssociation): string => name.replace(/ Barosu$/, '')
