/** What accounts ask of offices, when somebody signs up or in, looks at the profile, or goes. */
import type { Offices } from '@mizan/identity/server'
import { insertAuditEntry } from '@mizan/platform/database'
import { foundOffice } from './actions/found-office.ts'
import { joinOffice } from './actions/join-office.ts'
import { leaveOffice } from './actions/leave-office.ts'
import { type CompanyParts, withCompanyTables } from './parts.ts'
import { personalDataOf, standingOf } from './queries/standing.ts'
import { hasFounded, lockPerson } from './store/companies.ts'
import { findMembership } from './store/memberships.ts'

export function officesOf(parts: CompanyParts): Offices {
  const { licensing, activeCasesOf } = parts
  const context = (rowName: string) => parts.systemContextOf({ rowName })
  return {
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
      // One trial for each person: being removed and founding again does not renew it.
      const hadTrial = await hasFounded(tx, person.userId)
      const office = await foundOffice(tx, { ...person, createNew: true })
      if (!hadTrial) await licensing.grantTrial(tx, office.companyId)
      return office
    },
    standing: (userId) => standingOf(parts, context('company.standing'), userId),
    leave: (tx, userId) => leaveOffice(withCompanyTables(tx), userId),
    personalData: (userId) => personalDataOf(context('company.personalData'), userId),
  }
}
