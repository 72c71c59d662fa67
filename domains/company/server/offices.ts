/**
 * The functions of offices that accounts need when a person signs up or in, looks at the profile, or erases the
 * account.
 */
import type { Offices } from '@mizan/identity/server'
import { insertAuditEntry } from '@mizan/platform/database'
import { foundOffice, requireFreeName } from './actions/found-office.ts'
import { getInvitation, joinOffice } from './actions/join-office.ts'
import type { CompanyParts } from './parts.ts'
import { entriesHiddenFrom } from './queries/audit.ts'
import { standingOf } from './queries/standing.ts'
import { findDeviceMaximum, lockPerson } from './store/companies.ts'
import { findMembership } from './store/memberships.ts'

export function officesOf(parts: CompanyParts): Offices {
  const { licensing } = parts
  return {
    requireFreeName: (tx, organisation) => requireFreeName(tx, organisation),
    invited: async (tx, asked) => ({ invitationId: (await getInvitation(tx, asked)).id }),
    found: (tx, { userId, organisation, country, createNew }) =>
      foundOffice(tx, { userId, name: organisation, country, createNew }),
    join: async (tx, joiner) => {
      const { office, invitation } = await joinOffice(tx, joiner, parts)
      // The call itself is a sign-up or a sign-in and is recorded as such.
      const parties = { officeId: office.company_id, actorId: joiner.userId }
      await insertAuditEntry(tx, 'invitation.accepted', { subjectId: invitation.id, details: {}, parties })
      return { officeId: office.company_id }
    },
    ensure: async (tx, person) => {
      await lockPerson(tx, person.userId)
      const membership = await findMembership(tx, person.userId)
      if (membership) return { officeId: membership.company_id }
      return foundOffice(tx, { ...person, createNew: true })
    },
    deviceMaximum: async (tx, userId) => (await findDeviceMaximum(tx, userId)) ?? 1,
    standing: (tx, userId) => standingOf(tx, licensing, userId),
    hiddenEntries: (tx, userId) => entriesHiddenFrom(tx, parts, userId),
  }
}
