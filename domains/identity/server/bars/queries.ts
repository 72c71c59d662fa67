/**
 * The bar associations in the order that a Turkish reader expects: first those of Turkey, each list in Turkish order.
 */
import {
  type BarAssociation,
  type BarProposal,
  type BarRegistrationPage,
  type BarRegistrationQuery,
  homeCountries,
} from '../../schemas.ts'
import type { IdentityCall } from '../call.ts'
import { listBarAssociations } from './store/bars.ts'
import { listWaitingProposals } from './store/proposals.ts'
import { pageOfRegistrations } from './store/registrations.ts'

const turkish = new Intl.Collator('tr', { numeric: true })

export async function listBars(call: IdentityCall): Promise<{ items: BarAssociation[] }> {
  const items = await call.system.read(listBarAssociations)
  return { items: items.sort(inTurkishOrder) }
}

const inTurkishOrder = (one: BarAssociation, other: BarAssociation): number =>
  homeCountries.indexOf(one.country) - homeCountries.indexOf(other.country) ||
  turkish.compare(placeOf(one), placeOf(other))

/** Sorts the second bar of a city after the first. */
const placeOf = ({ name }: BarAssociation): string => name.replace(/ Barosu$/, '')

/** For staff who decide on them. */
export async function listProposals(call: IdentityCall): Promise<{ items: BarProposal[] }> {
  const waiting = await call.system.read(listWaitingProposals)
  const items = waiting.map(({ id, bar, country, proposed_at, name, surname, email }) => ({
    proposalId: id,
    name: bar,
    country,
    at: proposed_at,
    by: { name, surname, email: email ?? '' },
  }))
  return { items }
}

/** For staff who confirm them. */
export const listRegistrations = (
  call: IdentityCall,
  query: BarRegistrationQuery,
): Promise<BarRegistrationPage> =>
  call.system.read(async (tx) => {
    const { items, perState } = await pageOfRegistrations(tx, query)
    const countOf = (state: string) => perState.find((one) => one.state === state)?.count ?? 0
    const counts = {
      pending: countOf('pending'),
      confirmed: countOf('confirmed'),
      notValid: countOf('notValid'),
    }
    const total = query.state ? counts[query.state] : counts.pending + counts.confirmed + counts.notValid
    return {
      items: items.map((row) => ({
        userId: row.id,
        name: row.name,
        surname: row.surname,
        email: row.email ?? '',
        barAssociation: { id: row.bar_id, name: row.bar, country: row.country },
        registrationNumber: row.bar_registration_number,
        barMembership: row.bar_membership,
      })),
      total,
      pageIndex: query.pageIndex,
      pageSize: query.pageSize,
      counts,
    }
  })
