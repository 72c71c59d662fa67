import type { Ending } from './endings.ts'
import { type KeyStore, pendingKey, userKey } from './keys.ts'
import { decodeToken, type TokenClaims } from './tokens.ts'

/** `lapsed`: the access token has expired by the clock, but there is a refresh token to get a new one. */
export type SessionStatus = 'visitor' | 'lapsed' | 'signedIn'

export interface SessionState {
  status: SessionStatus
  userId: string | undefined
  country: string | undefined
  /** The second step of signing in is still due. */
  pending: boolean
  /** The session is over but its screen is still shown: the password is asked for. */
  expired: boolean
  /** Why it is over; also kept for a visitor who was logged out by another tab. */
  ending: Ending | undefined
}

/** A refresh token that the server refused, and why. */
export interface Refused {
  refreshToken: string
  why: Ending
}

const ofTheSession = ['accessToken', 'refreshToken', pendingKey, userKey]

/** Tokens that cannot be read are removed, together with the session and everything about its person. */
function readClaims(store: KeyStore, countries: readonly string[]): TokenClaims | undefined {
  const token = store.get('accessToken')
  if (token === null) return undefined
  try {
    return decodeToken(token, countries)
  } catch {
    for (const key of ofTheSession) store.remove(key)
    return undefined
  }
}

/** What the storage says about the session; `now` in milliseconds since 1970. */
export function readState(
  store: KeyStore,
  countries: readonly string[],
  now: number,
  refused: Refused | undefined,
): SessionState {
  const claims = readClaims(store, countries)
  const refreshToken = store.get('refreshToken')
  const live = claims !== undefined && claims.exp * 1000 > now
  const status = live ? 'signedIn' : refreshToken === null ? 'visitor' : 'lapsed'
  const known = status !== 'visitor'
  const expired = refreshToken !== null && refreshToken === refused?.refreshToken
  return {
    status,
    userId: known ? claims?.userId : undefined,
    country: known ? claims?.country : undefined,
    pending: known && store.get(pendingKey) !== null,
    expired,
    ending: expired ? refused?.why : undefined,
  }
}
