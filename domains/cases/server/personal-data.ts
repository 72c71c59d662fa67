/** What cases keep about a person for that person alone; cases themselves belong to the office. */
import type { PersonalData } from '@mizan/platform/domain'
import { forgetPerson, ownOf } from './store/personal-data.ts'

export const casePersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ cases: await ownOf(tx, userId) }),
  forget: (tx, { userId }) => forgetPerson(tx, userId),
}
