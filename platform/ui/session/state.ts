import { type KeyStore, pendingKey } from './keys.ts'
import { decodeToken, type TokenClaims } from './tokens.ts'

/** `lapsed`: the access token is no longer good by the clock, but there is a refresh token to get a new one. */
export type SessionStatus = 'visitor' | 'lapsed' | 'signedIn'

export interface SessionState {
  status: SessionStatus
  userId: string | undefined
  country: string | undefined
  /** The second step of signing in is still to be done. */
  pending: boolean
  /** The refresh was refused: the password is asked again. */
  expired: boolean
}

/** Tokens that cannot be read are forgotten, and with them the session. */
function readClaims(store: KeyStore, countries: readonly string[]): TokenClaims | undefined {
  const token = store.get('accessToken')
  if (token === null) return undefined
  try {
    return decodeToken(token, countries)
  } catch {
    store.remove('accessToken')
    store.remove('refreshToken')
    return undefined
  }
}

/** `refused` is the refresh token that the server turned down, `now` in milliseconds since 1970. */
export function readState(
  store: KeyStore,
  countries: readonly string[],
  now: number,
  refused: string | undefined,
): SessionState {
  const claims = readClaims(store, countries)
  const refreshToken = store.get('refreshToken')
  const live = claims !== undefined && claims.exp * 1000 > now
  const status = live ? 'signedIn' : refreshToken === null ? 'visitor' : 'lapsed'
  const known = status !== 'visitor'
  return {
    status,
    userId: known ? claims?.userId : undefined,
    country: known ? claims?.country : undefined,
    pending: known && store.get(pendingKey) !== null,
    expired: refreshToken !== null && refreshToken === refused,
  }
}
