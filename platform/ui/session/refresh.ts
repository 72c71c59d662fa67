/**
 * The renewal of the tokens. All calls of a tab that meet 401 wait for the same one. Tabs do not wait for each other: the
 * server answers the same refresh token with the same new pair for a moment, so it does not matter who keeps it first.
 */
import { ApiError } from '../../contract/client.ts'
import type { KeyStore, Tokens } from './keys.ts'

export interface RefreshParts {
  store: KeyStore
  /** The call; undefined until the product is connected. */
  call: () => ((refreshToken: string, signal: AbortSignal) => Promise<Tokens>) | undefined
  keep: (tokens: Tokens) => void
}

/** A refresh token that the server does not take; `cause` is what it said. */
export class RefreshRefused extends Error {
  readonly refreshToken: string
  constructor(refreshToken: string, cause: unknown) {
    super('The refresh was refused', { cause })
    this.refreshToken = refreshToken
  }
}

/**
 * How long an answer is waited for before the call is made once more, which must reach the server while it still takes
 * the same token (`REPEAT_SECONDS` in `domains/identity/rules/repeated-refresh.ts`).
 */
const patienceMs = 8_000

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** A server that is away or busy says nothing about the session. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Gives a function that makes sure of a newer access token than the `used` one; true when there is one. Without a
 * refresh token nothing happens.
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
      // The answer may have been lost on its way, and the token is used up then.
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
  // Somebody logged out or signed in meanwhile: what they left is what counts.
  if (store.get('refreshToken') !== refreshToken) return store.get('accessToken') !== null
  if (!('tokens' in answer)) throw new RefreshRefused(refreshToken, answer.refusal)
  keep(answer.tokens)
  return true
}
