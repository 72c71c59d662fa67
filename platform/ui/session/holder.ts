/**
 * The session as this page holds it: what the storage says of the session, and what it cannot say, namely who works on the page
 * and why the session is over.
 */
import type { Ending } from './endings.ts'
import type { KeyStore } from './keys.ts'
import { type Refused, readState, type SessionState } from './state.ts'

interface HolderParts {
  store: KeyStore
  /** Milliseconds since 1970. */
  now: () => number
  countries: () => readonly string[]
}

export function createHolder({ store, now, countries }: HolderParts) {
  let refused: Refused | undefined
  /** The state in which somebody was last signed in on this page. */
  let last: SessionState | undefined
  /** Why the tokens are gone, though this page has not let go of them. */
  let gone: Ending | undefined
  let isAsked = false
  const listeners = new Set<() => void>()

  const read = (): SessionState => {
    const found = readState(store, countries(), now(), refused)
    if (found.status !== 'visitor') return found
    return isAsked && last
      ? { ...last, status: 'lapsed', expired: true, ending: gone }
      : { ...found, ending: gone }
  }
  let state = read()
  const changed = () => {
    state = read()
    if (state.userId !== undefined && !state.expired) {
      last = state
      gone = undefined
      isAsked = false
    }
    for (const listener of listeners) listener()
  }

  return {
    /** As of this moment, by the clock. */
    read,
    /** As of the last change; the same object until the next one. */
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
    /** Somebody works on this page. */
    hasPerson: () => last !== undefined,
    forgetPerson: () => {
      last = undefined
    },
    /** The server turned this refresh token down. */
    refuse: (refreshToken: string, why: Ending) => {
      if (refreshToken === refused?.refreshToken) return
      refused = { refreshToken, why }
      changed()
    },
    /** There are new tokens in the storage. */
    accept: () => {
      refused = undefined
      changed()
    },
    /** The tokens are gone from under a screen that somebody works on: as good as refused. */
    lose: () => {
      store.remove('accessToken')
      gone ??= { kind: 'lost' }
      isAsked = true
      changed()
    },
    /** The tokens are gone, and what was being done still stands on the screen. */
    askOverWork: (): boolean => {
      if (last === undefined) return false
      isAsked = true
      changed()
      return true
    },
    /** This page logged out. */
    leave: (why?: Ending) => {
      refused = undefined
      last = undefined
      gone = why
      changed()
    },
    /** Another tab has changed the storage. */
    changedElsewhere: () => {
      // Renewed tokens are written over the old ones; they are only ever taken away by a log-out, one after the other.
      if (store.get('accessToken') === null && last) gone ??= { kind: 'signedOut' }
      changed()
    },
  }
}
