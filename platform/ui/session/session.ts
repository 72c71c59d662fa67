/** The session as this browser knows it: tokens in its storage, their renewal, and who wants to hear of a change. */
import { ApiError, type ClientSession } from '../../contract/client.ts'
import { type Ending, endingOf } from './endings.ts'
import { createHolder } from './holder.ts'
import { emailKey, type KeyStore, pendingKey, productKeys, type Tokens } from './keys.ts'
import { createRefresh, RefreshRefused } from './refresh.ts'
import type { SessionState } from './state.ts'
import { decodeToken } from './tokens.ts'

export interface SessionParts {
  store: KeyStore
  /** Milliseconds since 1970. */
  now: () => number
  /** Text of the session-expired error. */
  expiredText: () => string
}

/** What the product tells once, at its start. */
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
  /** As of this moment, by the clock. */
  stateNow: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Keeps the tokens of a sign-in. @throws Error when the access token cannot be read; nothing is kept then */
  begin: (tokens: Tokens, email: string, pending?: object) => void
  /** The second step is done. */
  verified: () => void
  /** The server wants the second step, of which this browser did not know. */
  unverified: () => void
  /** Ends the session on the server, and here whatever the server says. */
  logOut: () => Promise<void>
  /** Forgets the person: tokens and all product keys. `why` is told where they stand then. */
  end: (why?: Ending) => void
  /**
   * The person is gone from the storage, but their work stands on the screen: the password is asked for over it.
   * False where nobody works here any more.
   */
  askOverWork: () => boolean
  /** The storage was changed by another tab. */
  changed: () => void
  /** Nothing of the person is on the screen any more: what fails from now on fails for a visitor. */
  forgetPerson: () => void
}

export function createSession({ store, now, expiredText }: SessionParts): Session {
  let calls: SessionCalls | undefined
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
    // A token that was turned down is shown to nobody any more: signing in again begins as a visitor.
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
      await calls?.logOut().catch(() => undefined)
      end()
    },
    end,
    askOverWork: holder.askOverWork,
    changed: holder.changedElsewhere,
    forgetPerson: holder.forgetPerson,
  }
}
