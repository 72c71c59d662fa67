/** The data that court files keep about a person: what they have seen. The files belong to the office. */
import type { PersonalData } from '@mizan/platform/domain'
import { forgetReader, ownReads } from './store/reads.ts'

export const governmentPersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ courtFiles: await ownReads(tx, userId) }),
  forget: (tx, { userId }) => forgetReader(tx, userId),
}
