/** An own copy of the project for tests of installation and start. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

const programs = join(import.meta.dirname, '..')
const platform = process.platform === 'win32' ? 'win' : process.platform
const nodePackage = `node-${platform}-${process.arch}`

/** A small project: one package, which is the pinned Node, so that npm needs no network. */
export function newProject(t: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'mizan-bootstrap-'))
  t.after(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const bootstrap = join(root, 'platform', 'bootstrap')
  mkdirSync(bootstrap, { recursive: true })
  for (const name of readdirSync(programs).filter((file) => file.endsWith('.mjs'))) {
    cpSync(join(programs, name), join(bootstrap, name))
  }
  mkdirSync(join(root, 'packages', 'node', 'bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'packages', 'node', 'bin', 'node'))
  write(root, 'packages/node/package.json', {
    name: nodePackage,
    version: '24.0.0',
    bin: { node: 'bin/node' },
  })
  write(root, 'package.json', { name: 'sample', version: '1.0.0', workspaces: ['packages/*'] })
  writeLockfile(root)
  writeFileSync(
    join(root, 'entry.ts'),
    `const report: object = { args: process.argv.slice(2), path: process.env.PATH, home: process.env.HOME, version: process.version, pid: process.pid }
     process.on('SIGTERM', () => process.exit(43))
     console.log(JSON.stringify(report))
     if (process.argv[2] === 'wait') setInterval(() => {}, 1000)
     else process.exitCode = Number(process.argv[2] ?? 0)`,
  )
  return root
}

export function writeLockfile(root: string, extra = {}, added?: { name: string; folder: string }) {
  const link = { resolved: 'packages/node', link: true }
  const packages = {
    '': { name: 'sample', version: '1.0.0', workspaces: ['packages/*'] },
    'packages/node': { name: nodePackage, version: '24.0.0', bin: { node: 'bin/node' } },
    [`node_modules/${nodePackage}`]: link,
    ...(added && {
      [added.folder]: { name: added.name, version: '1.0.0' },
      [`node_modules/${added.name}`]: { resolved: added.folder, link: true },
    }),
  }
  write(root, 'package-lock.json', {
    name: 'sample',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages,
    ...extra,
  })
}

export const write = (root: string, name: string, content: object) =>
  writeFileSync(join(root, name), JSON.stringify(content))

type ProcessResult = { status: number | null; out: string; said: string }

export function start(root: string, args: string[], env: Record<string, string | undefined> = {}) {
  const run = join(root, 'platform/bootstrap/run.mjs')
  const child = spawn(process.execPath, [run, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const result = { out: '', said: '' }
  child.stdout.on('data', (chunk) => (result.out = result.out + chunk))
  child.stderr.on('data', (chunk) => (result.said = result.said + chunk))
  const ended = new Promise<ProcessResult>((resolve) =>
    child.once('close', (status) => resolve({ status, ...result })),
  )
  const firstOutput = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  /** The first matching line of the output, or the second one. */
  const line = (fits: RegExp, nth = 1) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = result.out
          .split('\n')
          .slice(0, -1)
          .filter((one) => fits.test(one))[nth - 1]
        if (found !== undefined) resolve(found)
      }
      child.stdout.on('data', look)
      look()
    })
  return { child, ended, firstOutput, line }
}
