/** Whether the last call reached the server. Screens show a notice while the server cannot be reached. */
import { useSyncExternalStore } from 'react'

let reachable = true
const listeners = new Set<() => void>()

function setReachable(value: boolean): void {
  if (reachable === value) return
  reachable = value
  for (const listener of listeners) listener()
}

/** As when a page begins. */
export const assumeReachable = (): void => setReachable(true)

/** `fetch` that remembers whether the server answered; an aborted call changes nothing. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    setReachable(true)
    return response
  } catch (error) {
    if (!init?.signal?.aborted) setReachable(false)
    throw error
  }
}

/** A call whose only purpose is to find out whether the server answers, and not what the browser has kept of it. */
const answers = (): Promise<boolean> =>
  watchedFetch('/api', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

export const probe = (): void => void answers()

/** An answer that was on its way when the line was cut says nothing of the line now. */
export async function onceAnswering(work: () => void): Promise<void> {
  if (await answers()) work()
}

/**
 * Whether a file comes from this address, for elements such as `img` and `audio`: they say that a file failed, but not
 * whether it came. One byte of it tells.
 */
export async function comesFrom(address: string): Promise<boolean> {
  try {
    const { ok, body } = await watchedFetch(address, { headers: { Range: 'bytes=0-0' }, cache: 'no-store' })
    void body?.cancel().catch(() => undefined)
    return ok
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReachable = (): boolean => useSyncExternalStore(subscribe, () => reachable)
