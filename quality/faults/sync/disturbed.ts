/** One sync of the extension in a real browser that is disturbed at one moment, and is continued to its end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalDouble } from '../../../apps/extension/testing/portal/server.ts'
import {
  agree,
  beginSync,
  type Extended,
  listFiles,
  openExtended,
  signInToMizan,
} from '../../../e2e/extension.ts'
import { peoplesPassword } from '../../people.ts'

interface SyncSetup {
  folder: string
  portal: PortalDouble
  email: string
  /** The number of the court file. */
  file: string
  /** Kills the server and starts it again. */
  killServer: () => Promise<void>
}

export const disturbances = ['server', 'browser', 'session', 'cuts', 'line'] as const
export type Disturbance = (typeof disturbances)[number]

interface SyncProgress {
  phase: 'running' | 'paused' | 'done'
  why: string | null
  message: string
  cases: { state: string; faults: { reason: string }[]; message: string }[]
}

/** The longest time of one sync, including its disturbances. */
const patienceMs = 300_000

/** `after`: so many calls of the portal. @throws Error if the sync does not come to its end */
export async function disturbedSync(
  around: SyncSetup,
  disturbance: Disturbance | undefined,
  after: number,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'mizan-profile-'))
  const { portal } = around
  let lawyer = await opened(around, profile)
  try {
    await agree(lawyer.popup)
    await listFiles(lawyer.popup)
    portal.resetCounts()
    await beginSync(lawyer.popup, around.file)
    if (disturbance !== undefined) {
      await moment(portal, lawyer, after)
      if (disturbance === 'browser') {
        await lawyer.close()
        lawyer = await opened(around, profile)
      } else await disturb(around, disturbance)
    }
    await seenThrough(lawyer)
  } finally {
    await lawyer.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

async function opened({ folder, portal, email }: SyncSetup, profile: string): Promise<Extended> {
  const lawyer = await openExtended({ folder, portal, profile })
  await signInToMizan(lawyer.popup, { email, password: peoplesPassword })
  await lawyer.popup.getByRole('contentinfo').waitFor()
  return lawyer
}

/** A sync that is over sooner is disturbed after its end. */
async function moment(portal: PortalDouble, lawyer: Extended, after: number): Promise<void> {
  while (portal.counts.calls.length < after && (await stateOf(lawyer)).phase === 'running') await sleep(5)
}

async function disturb({ portal, killServer }: SyncSetup, what: Disturbance): Promise<void> {
  if (what === 'server') return killServer()
  if (what === 'session') return portal.endSessions()
  if (what === 'cuts') {
    portal.faults.cuts = 7
    return
  }
  portal.faults.isDown = true
  await sleep(2_500)
  portal.faults.isDown = false
}

const stateOf = async ({ popup }: Extended): Promise<SyncProgress> =>
  popup.evaluate(
    async () =>
      (
        (await (
          globalThis as unknown as {
            chrome: { storage: { local: { get: (name: string) => Promise<unknown> } } }
          }
        ).chrome.storage.local.get('sync')) as { sync: SyncProgress }
      ).sync,
  )

/** Presses the buttons of the popup until everything is fetched. */
async function seenThrough(lawyer: Extended): Promise<void> {
  const { popup, signInToPortal } = lawyer
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
    const { phase, why, cases } = await stateOf(lawyer)
    if (phase === 'done' && cases.every(({ state, faults }) => state === 'done' && faults.length === 0))
      return
    const button = popup.getByRole('button', { name: /^(?:Sürdür|Alınamayanları yeniden dene)$/ })
    if (!(await button.isVisible())) continue
    if (why === 'portal_session') await signInToPortal()
    if (why === 'signed_out') throw new Error('The session at Mizan has ended')
    await button.click({ timeout: 5_000 }).catch(() => undefined)
    await sleep(300)
  }
  throw new Error(`It did not come to its end: ${JSON.stringify(await stateOf(lawyer)).slice(0, 600)}`)
}
