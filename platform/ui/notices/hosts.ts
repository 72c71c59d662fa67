/**
 * Where notices are shown. Nothing behind a modal dialog can be reached or is read out, so each dialog has a host of
 * its own for notices while it is open; once it closes, notices that are still shown move to the host below.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Notice, notices } from './notices.ts'

interface Host {
  /** Id of the last notice before the host opened. */
  after: number
}

let hosts: readonly Host[] = []
const listeners = new Set<() => void>()

function change(next: readonly Host[]): void {
  hosts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The notices of this host, and whether it is the one in front. */
export function useHost(): { list: readonly Notice[]; isFront: boolean } {
  const [host] = useState<Host>(() => ({ after: notices.list().at(-1)?.id ?? 0 }))
  useEffect(() => {
    change([...hosts, host])
    return () => change(hosts.filter((one) => one !== host))
  }, [host])
  const all = useSyncExternalStore(notices.subscribe, notices.list)
  const stack = useSyncExternalStore(subscribe, () => hosts)
  const place = stack.indexOf(host)
  const above = stack[place + 1]?.after ?? Number.POSITIVE_INFINITY
  const first = place === 0 ? 0 : host.after
  const list = place < 0 ? [] : all.filter(({ id }) => id > first && id <= above)
  return { list, isFront: place >= 0 && place === stack.length - 1 }
}
