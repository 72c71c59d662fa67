/**
 * The renewal of the tokens. All calls of a tab that were answered 401 wait for the same renewal. Tabs do not wait
 * for each other: for a moment the server answers the same refresh token with the same new pair, so it does not
 * matter which tab stores it first.
 */
import { ApiError } from '../../contract/client.ts'
import type { KeyStore, Tokens } from './keys.ts'

export interface RefreshParts {
  store: KeyStore
  /** The call; undefined until the program has connected it. */
  call: () => ((refreshToken: string, signal: AbortSignal) => Promise<Tokens>) | undefined
  keep: (tokens: Tokens) => void
}

/** The server refused a refresh token; `cause` is its answer. */
export class RefreshRefused extends Error {
  readonly refreshToken: string
  constructor(refreshToken: string, cause: unknown) {
    super('The refresh was refused', { cause })
    this.refreshToken = refreshToken
  }
}

/**
 * How long to wait for an answer before the call is repeated. The repetition must reach the server while it still
 * accepts the same token (`REPEAT_SECONDS` in `domains/identity/rules/repeated-refresh.ts`).
 */
const patienceMs = 8_000

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** A server that is away or busy says nothing about the session. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Returns a function that gets an access token newer than the `used` one; true if there is one. Without a refresh
 * token nothing happens.
 * @throws RefreshRefused, or the ApiError of a server that could not be asked
 */
export function createRefresh(parts: RefreshParts): (used: string | undefined) => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return (used) => {
    running ??= refreshOnce(parts, used).finally(() => {
      running = undefined
    })
    return running
  }
}

async function refreshOnce(parts: RefreshParts, used: string | undefined): Promise<boolean> {
  const { store, keep } = parts
  const current = store.get('accessToken')
  if (current !== null && current !== used) return true
  const refreshToken = store.get('refreshToken')
  const call = parts.call()
  if (refreshToken === null || !call) return false
  const ask = () => call(refreshToken, AbortSignal.timeout(patienceMs))
  const answer = await ask()
    .catch((error: unknown) => {
      // The answer may have been lost on its way; the token is then used up.
      if (isUnanswered(error)) return ask()
      throw error
    })
    .then(
      (tokens) => ({ tokens }),
      (error: unknown) => {
        if (isTransient(error)) throw error
        return { refusal: error }
      },
    )
  // Somebody logged out or signed in meanwhile: what they stored counts.
  if (store.get('refreshToken') !== refreshToken) return store.get('accessToken') !== null
  if (!('tokens' in answer)) throw new RefreshRefused(refreshToken, answer.refusal)
  keep(answer.tokens)
  return true
}
