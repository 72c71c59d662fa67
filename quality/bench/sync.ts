/**
 * `npm run bench -- sync`: the extension in a real Chromium fetches many files at the pace that the portal allows; how
 * long it takes, how much memory the browser and the server need more than before, and what the portal counted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPortal } from '../../apps/extension/testing/portal/server.ts'
import {
  agree,
  beginSync,
  builtExtension,
  type Extended,
  listFiles,
  openExtended,
  signInToMizan,
} from '../../e2e/extension.ts'
import { note } from '../figures.ts'
import { peoplesPassword, signUpWithPlan } from '../people.ts'
import { startServer } from './server.ts'

export async function benchSync(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      files: { type: 'string', default: '1000' },
      bytes: { type: 'string', default: String(200 * 1024) },
      pace: { type: 'string', default: '150' },
    },
  })
  const [files, bytes, pace] = [Number(values.files), Number(values.bytes), Number(values.pace)]
  const portal = await openPortal({ cases: 1, documents: documentsFor(files), bytes })
  const server = await startServer(undefined, { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' })
  const built = await builtExtension({ mizan: server.address, portal, pace })
  const person = await signUpWithPlan(server.address, 1)
  const lawyer = await openExtended({ folder: built.folder, portal })
  try {
    await chooseIn(lawyer, person.email)
    portal.resetCounts()
    const watched = await watchedSync(lawyer, server.process.pid ?? 0)
    const { calls, atOnce, shortestGap, downloads } = portal.counts
    print({
      files: downloads,
      ...watched,
      calls: calls.length,
      'at once': atOnce,
      'shortest pause ms': shortestGap,
    })
  } finally {
    await lawyer.close()
    await built.remove()
    await portal.close()
    await server.stop()
  }
}

async function chooseIn({ popup }: Extended, email: string): Promise<void> {
  await signInToMizan(popup, { email, password: peoplesPassword })
  await agree(popup)
  await listFiles(popup)
}

/** Starts the sync and looks at the memory of both sides until it is done. */
async function watchedSync({ popup }: Extended, serverPid: number) {
  const now = () => ({
    browser: residentOf(childrenOf(process.pid, 'chrom')),
    server: residentOf([serverPid]),
  })
  const before = now()
  const peak = { ...before }
  const begun = performance.now()
  await beginSync(popup, '2026/1755')
  const done = popup.getByRole('status').getByText('Bitti.')
  while (!(await done.isVisible())) {
    const { browser, server } = now()
    peak.browser = Math.max(peak.browser, browser)
    peak.server = Math.max(peak.server, server)
    await sleep(250)
  }
  return {
    seconds: (performance.now() - begun) / 1_000,
    'browser MB before': before.browser,
    'browser MB more': peak.browser - before.browser,
    'server MB before': before.server,
    'server MB more': peak.server - before.server,
  }
}

/** Documents of the double that have so many files with their attachments. */
const documentsFor = (files: number): number => Math.round((files * 25) / 27)

function print(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) {
    note(value, 'sync', name)
    console.log(`${name.padEnd(20)} ${Math.round(value * 10) / 10}`)
  }
}

/** Processes below this one whose program has this in its name. */
function childrenOf(pid: number, program: string): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    parents.set(Number(name), Number(fieldOf(Number(name), 'PPid')))
  const below = (one: number): number[] =>
    [...parents].filter(([, parent]) => parent === one).flatMap(([child]) => [child, ...below(child)])
  return below(pid).filter((child) => fieldOf(child, 'Name').includes(program))
}

/** Megabytes in memory. */
const residentOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (Number.parseInt(fieldOf(pid, 'VmRSS'), 10) || 0) / 1_024, 0)

/** Empty for a process that has ended. */
function fieldOf(pid: number, name: string): string {
  try {
    return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}
