/** Messages that a person has written to us, signed in or with their address. */
import type { PersonalData } from '@mizan/platform/domain'
import { deleteWritten, listWritten } from './store/forms.ts'

export const sitePersonalData: PersonalData = {
  export: async (tx, person) => ({ written: await listWritten(tx, person) }),
  forget: (tx, person) => deleteWritten(tx, person),
}
