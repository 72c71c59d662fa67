/**
 * What the journeys of a file request from the server: calls, and the modules of screens. `npm test -- changed` reads
 * it to know which journeys a change can reach; see quality/changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { after } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { webFolder } from '../apps/server/web-client.ts'

const folder = join(import.meta.dirname, '../test-results/visits')
const calls = new Set<string>()
const assets = new Set<string>()

/** Starts to note what the pages of this browser context request. */
export function noteVisits(context: BrowserContext): void {
  context.on('request', (request) => noteVisit(request.method(), request.url()))
}

export function noteVisit(method: string, address: string): void {
  const { pathname } = new URL(address)
  if (pathname.startsWith('/api/')) calls.add(`${method} ${pathname.slice('/api'.length)}`)
  if (pathname.startsWith('/assets/')) assets.add(pathname.slice(1))
}

/** The sources of the modules that are loaded on demand; each screen is one. */
function screens(): string[] {
  const manifest = join(webFolder, '.vite/manifest.json')
  if (!existsSync(manifest)) return []
  const chunks: Record<string, { file: string; src?: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.values(chunks).flatMap(({ file, src }) =>
    src && assets.has(file) ? [join('apps/web', src).replaceAll(sep, '/')] : [],
  )
}

after(() => {
  if (calls.size + assets.size === 0) return
  mkdirSync(folder, { recursive: true })
  const visits = { calls: [...calls].sort(), screens: screens().sort() }
  writeFileSync(
    join(folder, `${basename(process.argv[1] ?? '', '.ts')}.json`),
    JSON.stringify(visits, null, 1),
  )
})
