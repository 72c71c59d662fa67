/**
 * A lock that all tabs of a browser share through its storage, for pages on plain HTTP, where browsers offer none.
 * Lamport's fast mutual exclusion: who has written both keys and still finds them its own is alone. A lease keeps a
 * tab that died meanwhile from holding the others up.
 */
import type { KeyStore } from './keys.ts'
import { patienceMs } from './refresh.ts'

export interface LockParts {
  store: KeyStore
  /** Milliseconds since 1970. */
  now: () => number
  /** Lets the other tabs go on; called between two looks at the storage. */
  pause: () => Promise<void>
  /** Names this tab; no two have the same. */
  owner: string
  /** Calls back when this tab goes, by being closed or loaded anew. */
  onGone: (free: () => void) => void
}

const intentKey = 'session-lock-intent'
const holderKey = 'session-lock-holder'
/** How long the lock of a tab that is gone keeps the others waiting; one that still works renews it in time. */
const leaseMs = patienceMs + 10_000

export function createStorageLock({ store, now, pause, owner, onGone }: LockParts) {
  const nameIn = (key: string): string | undefined => {
    const [name, until] = (store.get(key) ?? '').split('|')
    return Number(until) > now() ? name : undefined
  }
  const write = (key: string) => store.set(key, `${owner}|${now() + leaseMs}`)

  function free(): void {
    if (nameIn(holderKey) === owner) store.remove(holderKey)
    if (nameIn(intentKey) === owner) store.remove(intentKey)
  }
  // Else the very page that is loaded anew would wait for the lease of the one before.
  onGone(free)

  async function take(): Promise<void> {
    while (true) {
      write(intentKey)
      if (nameIn(holderKey) === undefined) {
        write(holderKey)
        // Whoever saw no holder either has written by now, and only one name is left.
        await pause()
        if (nameIn(intentKey) === owner && nameIn(holderKey) === owner) return
        await pause()
        if (nameIn(holderKey) === owner) return
      }
      await pause()
    }
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await take()
    const longer = setInterval(() => write(holderKey), leaseMs / 3)
    return work().finally(() => {
      clearInterval(longer)
      free()
    })
  }
}
