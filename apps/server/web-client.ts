/** Builds the browser client when its sources are newer than what was built. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@mizan/platform/log'

const root = join(import.meta.dirname, '../..')
const sources = ['apps/web', 'platform/ui', 'platform/contract', 'domains', 'package-lock.json']
const left = new Set(['node_modules', 'dist', 'server'])

export const webFolder = join(root, 'apps/web/dist')
const stampFile = join(webFolder, '.sources')

async function* filesUnder(path: string): AsyncGenerator<string> {
  if (!(await stat(path)).isDirectory()) return yield path
  for (const entry of (await readdir(path)).sort()) if (!left.has(entry)) yield* filesUnder(join(path, entry))
}

async function stampOf(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for await (const file of filesUnder(join(root, source)))
      hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** Throws when the build fails; what vite said stands in the message. */
export async function buildWebClient(log: Log): Promise<void> {
  const stamp = await stampOf()
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
  log.info('building the web client')
  await runVite()
  await writeFile(stampFile, stamp)
}

function runVite(): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [program, 'build', join(root, 'apps/web'), '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
