/** What offices keep about a person. */
import type { PersonalData } from '@mizan/platform/domain'
import { leaveOffice } from './actions/leave-office.ts'
import { personalDataOf } from './queries/standing.ts'

export const companyPersonalData: PersonalData = {
  export: (tx, { userId }) => personalDataOf(tx, userId),
  forget: (tx, { userId }) => leaveOffice(tx, userId),
}
