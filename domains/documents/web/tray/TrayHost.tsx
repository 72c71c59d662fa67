/** Keeps the uploads going on every screen, and shows their tray once there are some. */
import type { Client } from '@mizan/platform/contract/client'
import { holdLock, readStored, removeStored, useApi, useSession, writeStored } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { documentRows } from '../../contract.ts'
import { sendBytes } from './bytes.ts'
import { createMemory } from './memory.ts'
import { createSend } from './send.ts'
import { isUnderWay } from './upload-list.ts'
import { uploads } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

const Tray = lazy(async () => ({ default: (await import('./Tray.tsx')).Tray }))

const memory = createMemory({ read: readStored, write: writeStored, remove: removeStored }, holdLock)

export function TrayHost() {
  const items = useUploads()
  useConnection()
  useOwner()
  useStay(items.some(isUnderWay))
  if (items.length === 0) return null
  return (
    <Suspense>
      <Tray items={items} />
    </Suspense>
  )
}

function useConnection(): void {
  const client = useApi().client as unknown as Client<typeof documentRows>
  const { routes } = useApi()
  const cache = useQueryClient()
  useEffect(() => {
    uploads.connect({
      check: async (caseId, names) => {
        const { items } = await client['documents.check']({ params: { caseId }, body: { names } })
        return items.map(({ taken }) => taken)
      },
      ...createSend({ client, memory, bytes: sendBytes }),
      changed: () => {
        for (const row of routes.known('documents.add')?.renews ?? [])
          void cache.invalidateQueries({ queryKey: [row] })
      },
    })
    window.addEventListener('online', uploads.online)
    return () => window.removeEventListener('online', uploads.online)
  }, [client, routes, cache])
}

/** Whoever signs in next neither sees the uploads of the one before nor sends them. */
function useOwner(): void {
  const { userId } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is a new beginning
  useEffect(() => () => uploads.clear(), [userId])
}

/** The browser asks before the page is closed while something is being sent. */
function useStay(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
