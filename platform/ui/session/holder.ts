/**
 * The session as this page knows it: what the storage contains, and what it cannot contain, namely who works on the
 * page and why the session is over.
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
  /** Why the tokens are gone although this page has not logged out. */
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
    /** As of now, by the clock. */
    read,
    /** As of the last change; the same object until the next one. */
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
    /** Whether somebody works on this page. */
    hasPerson: () => last !== undefined,
    forgetPerson: () => {
      last = undefined
    },
    /** The server refused this refresh token. */
    refuse: (refreshToken: string, why: Ending) => {
      if (refreshToken === refused?.refreshToken) return
      refused = { refreshToken, why }
      changed()
    },
    /** The storage contains new tokens. */
    accept: () => {
      refused = undefined
      changed()
    },
    /** The tokens disappeared while somebody works on the page; this counts as a refusal. */
    lose: () => {
      store.remove('accessToken')
      gone ??= { kind: 'lost' }
      isAsked = true
      changed()
    },
    /** The tokens are gone, and unfinished work is still on the screen. */
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
      // A renewal overwrites the tokens; only a log-out removes them, one after the other.
      if (store.get('accessToken') === null && last) gone ??= { kind: 'signedOut' }
      changed()
    },
  }
}
