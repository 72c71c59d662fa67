/** The values in the addresses of the sign-in screens: the way back and an invitation, never a secret. */
import { readWayBack, safePath } from '@mizan/platform/ui'

export interface EntryAddress {
  next?: string
  invitation?: string
}

/** The first screen shows the work of today; people without cases there are led on to the search. */
const afterSignIn = '/dashboard'
/** A new office has no plan yet. */
const afterFounding = '/subscription'

export function readEntryAddress(raw: Record<string, unknown>): EntryAddress {
  const next = safePath(raw.next)
  const invitation =
    typeof raw.invitation === 'string' ? /^[\w-]{1,100}$/.exec(raw.invitation)?.[0] : undefined
  return { ...(next && { next }), ...(invitation && { invitation }) }
}

/**
 * An invitation is answered first; after it the user goes back to where they wanted to be, also if they closed the browser
 * before they were signed up.
 */
export const wayOn = ({ next }: EntryAddress, hasFounded = false): string =>
  next ?? readWayBack() ?? (hasFounded ? afterFounding : afterSignIn)

/** The values that the page of an invitation passes on, so that nothing has to be typed twice. */
export interface InvitationState {
  email: string
  name: string
  surname: string
  company: string
}

declare module '@tanstack/history' {
  interface HistoryState {
    invitation?: InvitationState
    /** The second step that was just done belonged to a sign-up. */
    isNewAccount?: boolean
    /** It founded an office. */
    hasFounded?: boolean
    /** The password was just changed. */
    passwordChanged?: boolean
  }
}
