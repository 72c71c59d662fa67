/** The data that offices keep about a person. */
import type { PersonalData } from '@mizan/platform/domain'
import { leaveOffice } from './actions/leave-office.ts'
import type { CompanyParts } from './parts.ts'
import { personalDataOf } from './queries/standing.ts'

export const companyPersonalData = ({ memberLeft }: CompanyParts): PersonalData => ({
  export: (tx, { userId }) => personalDataOf(tx, userId),
  forget: (tx, { userId }) => leaveOffice(tx, userId, memberLeft),
})
