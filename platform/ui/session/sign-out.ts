import { settleBeforeSignOut } from '../guard/farewells.ts'
import { askToLeave } from '../guard/leaving.ts'
import { session } from './current.ts'

/** Logs out in all tabs, after asking about unsaved changes and about what has not reached the server. */
export async function signOut(): Promise<void> {
  if ((await askToLeave()) && (await settleBeforeSignOut())) await session.logOut()
}
