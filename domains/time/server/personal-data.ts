/** The data that time keeps about a person: the running timer is theirs, recorded time belongs to the office. */
import type { PersonalData } from '@mizan/platform/domain'
import { forgetPerson, ownOf } from './store/personal-data.ts'

export const timePersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ time: await ownOf(tx, userId) }),
  forget: (tx, { userId }) => forgetPerson(tx, userId),
}
