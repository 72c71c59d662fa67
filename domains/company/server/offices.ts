/** What accounts need of offices when a person signs up or in, looks at the profile, or erases the account. */
import type { Offices } from '@mizan/identity/server'
import { insertAuditEntry } from '@mizan/platform/database'
import { foundOffice, requireFreeName } from './actions/found-office.ts'
import { getInvitation, joinOffice } from './actions/join-office.ts'
import type { CompanyParts } from './parts.ts'
import { entriesHiddenFrom } from './queries/audit.ts'
import { standingOf } from './queries/standing.ts'
import { findDeviceMaximum, findOffice, hasFounded, lockPerson } from './store/companies.ts'
import { findMembership } from './store/memberships.ts'

export function officesOf(parts: CompanyParts): Offices {
  const { licensing } = parts
  return {
    requireFreeName: (tx, organisation) => requireFreeName(tx, organisation),
    invited: async (tx, asked) => ({ invitationId: (await getInvitation(tx, asked)).id }),
    found: async (tx, { userId, organisation, country, createNew }) => {
      const office = { userId, name: organisation, country, createNew }
      const { officeId } = await foundOffice(tx, office)
      await licensing.grantTrial(tx, officeId)
      return { officeId }
    },
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
      // One trial for each person: neither a removal nor another account renews it.
      const hasTrial = !(await hasFounded(tx, person.userId)) && (await person.takeTrial())
      const { userId, name, country } = person
      const office = await foundOffice(tx, { userId, name, country, createNew: true })
      if (hasTrial) await licensing.grantTrial(tx, office.officeId)
      return office
    },
    hasFounded: (tx, userId) => hasFounded(tx, userId),
    beginTrial: async (tx, userId) => {
      await lockPerson(tx, userId)
      const officeId = (await findMembership(tx, userId))?.company_id
      const office = officeId && (await findOffice(tx, officeId))
      if (!office || office.founded_by !== userId) return
      const { trialEndsAt } = await licensing.licencesOf(tx, office.company_id)
      if (trialEndsAt === null) await licensing.grantTrial(tx, office.company_id)
    },
    deviceMaximum: async (tx, userId) => (await findDeviceMaximum(tx, userId)) ?? 1,
    standing: (tx, userId) => standingOf(tx, licensing, userId),
    hiddenEntries: (tx, userId) => entriesHiddenFrom(tx, parts, userId),
  }
}
