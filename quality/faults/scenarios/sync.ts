/**
 * Syncs of a court file with the extension in a real Chromium, disturbed at random: the server killed, the browser
 * closed, the portal's session ended, its downloads cut, its line down. Each office has in the end what an undisturbed
 * one has, byte for byte.
 */
import { createServer } from 'node:net'
import { openPortal, type PortalDouble } from '../../../apps/extension/testing/portal/server.ts'
import { builtExtension } from '../../../e2e/extension.ts'
import { randomFrom } from '../../bench/generator/random.ts'
import { note } from '../../figures.ts'
import { type SignedUp, signUpWithPlan } from '../../people.ts'
import { makeDataFolder, type Server, startServer } from '../server-process.ts'
import { type Disturbance, disturbances, disturbedSync } from '../sync/disturbed.ts'
import { Office } from '../sync/office.ts'
import { expect } from '../verdict.ts'

const syncs = 30
const file = '2026/1755'
const size = { cases: 1, documents: 20, bytes: 20_000 }

export async function sync(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  const portal = await openPortal(size)
  try {
    return await allSyncs(dataDir, portal)
  } finally {
    await portal.close()
    remove()
  }
}

async function allSyncs(dataDir: string, portal: PortalDouble): Promise<string> {
  const port = String(await freePort())
  const environment = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off', PORT: port }
  let server: Server = await startServer(dataDir, environment)
  const { folder, remove } = await builtExtension({ mizan: server.address, portal, pace: 5 })
  const killServer = async () => {
    await server.end('SIGKILL')
    server = await startServer(dataDir, environment)
  }
  const stateAfter = async (number: number, what: Disturbance | undefined, after: number) => {
    const person: SignedUp = await signUpWithPlan(server.address, number)
    await disturbedSync({ folder, portal, email: person.email, file, killServer }, what, after)
    return new Office(server.address, person.accessToken).state()
  }
  try {
    const undisturbed = await stateAfter(1, undefined, 0)
    const calls = portal.counts.calls.length
    const random = randomFrom(20_261_130, 1)
    const counts = new Map<Disturbance, number>()
    for (let round = 1; round <= syncs; round += 1) {
      const what = disturbances[round % disturbances.length] as Disturbance
      const after = 1 + random.below(calls)
      const state = await stateAfter(round + 1, what, after)
      expect(
        state === undisturbed,
        `Sync ${round} (${what} after ${after} calls) left another state: ${difference(undisturbed, state)}`,
      )
      expect(portal.counts.atOnce === 1, `${portal.counts.atOnce} calls of the portal at once`)
      counts.set(what, (counts.get(what) ?? 0) + 1)
    }
    for (const [what, count] of counts) note(count, 'faults', 'sync', what)
    note(undisturbed.length, 'faults', 'sync', 'bytes of state')
    return `${syncs} disturbed syncs left what an undisturbed one does (${[...counts].map(([what, count]) => `${what} ${count}`).join(', ')})`
  } finally {
    await remove()
    await server.end('SIGTERM')
  }
}

/** The first line that differs. */
function difference(wanted: string, found: string): string {
  const lines = found.split('\n')
  const at = wanted.split('\n').findIndex((line, index) => line !== lines[index])
  return `${wanted.split('\n')[at]} became ${lines[at]}`
}

/** The extension is built for one address, so the server always comes back at it. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
