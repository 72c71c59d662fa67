/** The data that recordings keep about a person: that they have made some; the recordings belong to the office. */
import type { PersonalData } from '@mizan/platform/domain'
import { ownOf } from './store/personal-data.ts'

export const recordingPersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ recordings: await ownOf(tx, userId) }),
  /** The account is erased, so what stays names nobody. */
  forget: async () => {},
}
