/** What this domain keeps about a person. */
import type { PersonalData } from '@mizan/platform/domain'
import { keptPersonalData } from './kept/personal-data.ts'
import { remarkPersonalData } from './remarks.ts'

export const researchPersonalData: PersonalData = {
  export: async (tx, person) => ({
    ...(await remarkPersonalData.export(tx, person)),
    ...(await keptPersonalData.export(tx, person)),
  }),
  forget: async (tx, person) => {
    await remarkPersonalData.forget(tx, person)
    await keptPersonalData.forget(tx, person)
  },
}
