/**
 * Runs in pages of the portal, and does nothing until somebody starts it in the popup. It reads what the lawyer's own
 * session may read; cookies and sign-in are the browser's and the portal's affair.
 */
import { paceMs, portalAddress } from '../build-values.ts'
import { answerMessages, extensions } from '../chrome.ts'
import { kept, type ShownCase, type ToPortal } from '../messages.ts'
import { runSync } from '../sync/run.ts'
import type { SyncState } from '../sync/state.ts'
import { type Portal, portalClient } from './client.ts'
import { ifUnlocked, whileLocked } from './locks.ts'
import { announceToBackground, mizanThroughBackground } from './through-background.ts'
import { turnsOf } from './turns.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Among all open pages of the portal, one calls at a time. */
const turns = turnsOf({
  alone: (work) => whileLocked('mizan-portal', work),
  pause: () => wait(paceMs),
})

const portalWith = (signal: AbortSignal): Portal =>
  portalClient({ base: '', turns, fetch: fetch.bind(globalThis), signal })

const idle = portalWith(new AbortController().signal)
let running: AbortController | undefined

async function start(state: SyncState): Promise<boolean> {
  if (running) return false
  const stop = new AbortController()
  running = stop
  // Only one sync runs at a time in all pages of the portal.
  void ifUnlocked('mizan-sync', () =>
    runSync(
      {
        portal: portalWith(stop.signal),
        mizan: mizanThroughBackground,
        keep: (next) => extensions.storage.local.set({ [kept.sync]: next }),
        now: () => new Date(),
        ...{ wait, signal: stop.signal },
      },
      state,
    ),
  ).finally(() => {
    running = undefined
  })
  return true
}

if (location.origin === portalAddress) {
  answerMessages<ToPortal>(async (message) => {
    switch (message.kind) {
      case 'ping':
        return { isRunning: running !== undefined }
      case 'units':
        return idle.units(message.ofKind)
      case 'cases': {
        const { place, caseNo } = message
        const { cases, ...rest } = await idle.cases({ ...place, ...(caseNo && { caseNo }) })
        return { cases: cases.map(({ dosyaId: _, ...shown }): ShownCase => shown), ...rest }
      }
      case 'start':
        return start(message.state)
      case 'stop':
        return running?.abort()
    }
  })
  announceToBackground().catch(() => undefined)
}
