/** What documents keep about a person: they belong to the office, also the account of who has read them. */
import type { PersonalData } from '@mizan/platform/domain'
import { ownOf } from './store/personal-data.ts'

export const documentPersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ documents: await ownOf(tx, userId) }),
  /** The account is erased, so what stays names nobody. */
  forget: async () => {},
}
