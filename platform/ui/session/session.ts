/** The session as this browser knows it: the stored tokens, their renewal, and the subscribers to its changes. */
import { ApiError, type ClientSession } from '../../contract/client.ts'
import { type Ending, endingOf } from './endings.ts'
import { createHolder } from './holder.ts'
import { emailKey, type KeyStore, pendingKey, productKeys, type Tokens, typedKeys } from './keys.ts'
import { createRefresh, RefreshRefused } from './refresh.ts'
import type { SessionState } from './state.ts'
import { decodeToken } from './tokens.ts'

export interface SessionParts {
  store: KeyStore
  /** Milliseconds since 1970. */
  now: () => number
  /** The message of the session-expired error. */
  expiredText: () => string
}

/** What the program provides once, at its start. */
export interface SessionCalls {
  refresh: (refreshToken: string, signal: AbortSignal) => Promise<Tokens>
  /** The call that ends the session on the server, and its name. */
  logOut: () => Promise<unknown>
  logOutName: string
  /** The countries that a token may name. */
  countries: readonly string[]
}

export interface Session extends ClientSession {
  connect: (calls: SessionCalls) => void
  /** As of the last change; the same object until the next one. */
  state: () => SessionState
  /** As of now, by the clock. */
  stateNow: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Stores the tokens of a sign-in. @throws Error if the access token cannot be read; nothing is stored then */
  begin: (tokens: Tokens, email: string, pending?: object) => void
  /** The second step is done. */
  verified: () => void
  /** The server requires the second step, and this browser did not know it. */
  unverified: () => void
  /** Ends the session on the server, and here in any case. */
  logOut: () => Promise<void>
  /** Forgets the person: the tokens and all keys of the product. `why` is shown on the screen that follows. */
  end: (why?: Ending) => void
  /**
   * The person was removed from the storage, but their work is still on the screen, so the password is asked for over
   * it. Returns false if nobody works here any more.
   */
  askOverWork: () => boolean
  /** Another tab changed the storage. */
  changed: () => void
  /** The screen shows nothing of the person any more; further calls fail as for a visitor. */
  forgetPerson: () => void
}

export function createSession({ store, now, expiredText }: SessionParts): Session {
  let calls: SessionCalls | undefined
  let isLeaving = false
  const holder = createHolder({ store, now, countries: () => calls?.countries ?? [] })
  const keep = ({ accessToken, refreshToken }: Tokens) => {
    decodeToken(accessToken, [])
    store.set('accessToken', accessToken)
    store.set('refreshToken', refreshToken)
    holder.accept()
  }
  const end = (why?: Ending) => {
    for (const key of productKeys) store.remove(key)
    holder.leave(why)
  }
  const expire = (call: string, why?: unknown, refreshToken = store.get('refreshToken')) => {
    if (call === calls?.logOutName) end()
    // The log-out of this page refuses what is still under way; nobody is asked for a password because of it.
    else if (isLeaving) return new ApiError(401, 'session.expired', expiredText())
    else if (refreshToken === null) holder.lose()
    else holder.refuse(refreshToken, endingOf(why))
    return new ApiError(401, 'session.expired', expiredText())
  }
  const refresh = createRefresh({ store, call: () => calls?.refresh, keep })

  return {
    connect: (given) => {
      calls = given
      holder.changed()
    },
    state: holder.state,
    stateNow: holder.read,
    subscribe: holder.subscribe,
    // A refused token is not sent any more: signing in again starts as a visitor.
    bearer: () => (holder.read().expired ? undefined : (store.get('accessToken') ?? undefined)),
    renew: async (call, used) => {
      if (holder.read().expired) throw expire(call)
      const renewed = await refresh(used).catch((error: unknown) => {
        throw error instanceof RefreshRefused ? expire(call, error.cause, error.refreshToken) : error
      })
      if (!renewed && holder.hasPerson()) throw expire(call)
      return renewed
    },
    expire,
    begin: (tokens, email, pending) => {
      decodeToken(tokens.accessToken, [])
      // The one before may never have logged out.
      if (store.get(emailKey) !== email) for (const key of typedKeys) store.remove(key)
      store.set(emailKey, email)
      if (pending) store.set(pendingKey, JSON.stringify(pending))
      else store.remove(pendingKey)
      keep(tokens)
    },
    verified: () => {
      store.remove(pendingKey)
      holder.changed()
    },
    unverified: () => {
      if (store.get(pendingKey) === null) store.set(pendingKey, '{}')
      holder.changed()
    },
    logOut: async () => {
      isLeaving = true
      await calls?.logOut().catch(() => undefined)
      isLeaving = false
      end()
    },
    end,
    askOverWork: holder.askOverWork,
    changed: holder.changedElsewhere,
    forgetPerson: holder.forgetPerson,
  }
}
