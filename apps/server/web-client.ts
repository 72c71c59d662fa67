/** Builds the browser client if its sources are newer than the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Log } from '@mizan/platform/log'
import { withFolderLock } from '../../platform/bootstrap/folder-lock.mjs'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'apps/web')
const sources = [
  'apps/web',
  'apps/server/domains.ts',
  'platform/ui',
  'platform/contract',
  'domains',
  'package-lock.json',
]
const left = new Set(['node_modules', 'dist', 'dist.new', '.build-lock', 'server'])

export const webFolder = join(web, 'dist')
const house = join(web, 'house')
const stampFile = '.sources'

async function* filesUnder(path: string, skipped: ReadonlySet<string>): AsyncGenerator<string> {
  if (!(await stat(path)).isDirectory()) return yield path
  for (const entry of (await readdir(path)).sort())
    if (!skipped.has(entry)) yield* filesUnder(join(path, entry), skipped)
}

async function stampOf(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for await (const file of filesUnder(join(root, source), left))
      hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

async function isBuiltFrom(folder: string, stamp: string): Promise<boolean> {
  const file = join(folder, stampFile)
  return existsSync(file) && (await readFile(file, 'utf8')) === stamp
}

/** Two servers that start at once build it once. Throws if the build fails; the message contains vite's output. */
export const buildWebClient = (log: Log): Promise<void> => build(web, log)

/** Builds the page of all controls; returns its folder. */
export async function buildHouse(log: Log): Promise<string> {
  await build(house, log)
  return join(house, 'dist')
}

/** `place`: folder of the first page; the build goes into `dist` in it. */
async function build(place: string, log: Log): Promise<void> {
  const built = join(place, 'dist')
  if (await isBuiltFrom(built, await stampOf())) return
  await withFolderLock(join(place, '.build-lock'), async () => {
    const stamp = await stampOf()
    if (await isBuiltFrom(built, stamp)) return
    log.info({ place: place.slice(root.length) }, 'building the web client')
    const folder = join(place, 'dist.new')
    await runVite(place, folder)
    await compressFiles(folder)
    await writeFile(join(folder, stampFile), stamp)
    await rm(built, { recursive: true, force: true })
    await rename(folder, built)
  })
}

const compressible = /\.(?:js|css|svg|html|txt)$/

/** Compressed once, at the highest level, instead of at every request. */
async function compressFiles(folder: string): Promise<void> {
  for await (const file of filesUnder(folder, new Set())) {
    if (!compressible.test(file)) continue
    const bytes = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

function runVite(place: string, folder: string): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const words = [program, 'build', place, '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web client could not be built:\n${said}`)),
    )
  })
}
