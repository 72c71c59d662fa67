/** What accounts ask of offices, when somebody signs up or in, looks at the profile, or goes. */
import type { Offices } from '@mizan/identity/server'
import { insertAuditEntry } from '@mizan/platform/database'
import { foundOffice, requireFreeName } from './actions/found-office.ts'
import { getInvitation, joinOffice } from './actions/join-office.ts'
import { leaveOffice } from './actions/leave-office.ts'
import { type CompanyParts, withCompanyTables } from './parts.ts'
import { personalDataOf, standingOf } from './queries/standing.ts'
import { hasFounded, lockPerson } from './store/companies.ts'
import { findMembership } from './store/memberships.ts'

export function officesOf(parts: CompanyParts): Offices {
  const { licensing, activeCasesOf } = parts
  const context = (rowName: string) => parts.systemContextOf({ rowName })
  return {
    requireFreeName: (tx, organisation) => requireFreeName(withCompanyTables(tx), organisation),
    invited: async (tx, asked) => ({ invitationId: (await getInvitation(withCompanyTables(tx), asked)).id }),
    found: async (tx, { userId, organisation, country, createNew }) => {
      const office = { userId, name: organisation, country, createNew }
      const { companyId } = await foundOffice(withCompanyTables(tx), office)
      await licensing.grantTrial(tx, companyId)
      return { companyId }
    },
    join: async (tx, joiner) => {
      const { company, invitation } = await joinOffice(withCompanyTables(tx), joiner, activeCasesOf)
      // The call itself is a sign-up or a sign-in, and is recorded as that.
      const parties = { companyId: company.company_id, actorId: joiner.userId }
      await insertAuditEntry(tx, 'invitation.accepted', { subjectId: invitation.id, details: {}, parties })
      return { companyId: company.company_id }
    },
    ensure: async (anyTx, person) => {
      const tx = withCompanyTables(anyTx)
      await lockPerson(tx, person.userId)
      const membership = await findMembership(tx, person.userId)
      if (membership) return { companyId: membership.company_id }
      // One trial for each person: neither being removed nor another account renews it.
      const hasTrial = !(await hasFounded(tx, person.userId)) && (await person.takeTrial())
      const { userId, name, country } = person
      const office = await foundOffice(tx, { userId, name, country, createNew: true })
      if (hasTrial) await licensing.grantTrial(tx, office.companyId)
      return office
    },
    hasFounded: (tx, userId) => hasFounded(withCompanyTables(tx), userId),
    standing: (userId) => standingOf(parts, context('company.standing'), userId),
    leave: (tx, userId) => leaveOffice(withCompanyTables(tx), userId),
    personalData: (userId) => personalDataOf(context('company.personalData'), userId),
  }
}
