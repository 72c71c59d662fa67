/**
 * The session of the extension at Mizan: opened by the call for extensions, kept until the browser closes, and listed
 * among the sessions of its owner, who can end it there.
 */
import { extensions } from '../chrome.ts'
import { kept, type SessionState } from '../messages.ts'

export interface Session {
  accessToken: string
  refreshToken: string
  email: string
  isPending: boolean
  byApp: boolean
  /** The id of the code that was sent. */
  codeId?: string
}

export async function readSession(): Promise<Session | undefined> {
  const { [kept.session]: session } = await extensions.storage.session.get(kept.session)
  return session as Session | undefined
}

export const keepSession = (session: Session): Promise<void> =>
  extensions.storage.session.set({ [kept.session]: session })

export const dropSession = (): Promise<void> => extensions.storage.session.remove(kept.session)

export const shownSession = (session: Session | undefined): SessionState => ({
  state: session === undefined ? 'none' : session.isPending ? 'pending' : 'open',
  email: session?.email ?? '',
  byApp: session?.byApp ?? false,
})
