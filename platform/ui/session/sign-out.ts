import { askToLeave } from '../guard/leaving.ts'
import { session } from './current.ts'

/** Logs out in all tabs, after asking about unsaved changes. */
export async function signOut(): Promise<void> {
  if (await askToLeave()) await session.logOut()
}
