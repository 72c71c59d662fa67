/** Runs npm, notes its process for whoever starts next, and says what to do when it fails. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment } from './environment.mjs'
import { ALL, START } from './packages.mjs'
import { cacheFolder, modulesFolder, root } from './paths.mjs'
import { isSameProcessAlive, processStartMark } from './process-identity.mjs'

const STOP_SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT']
const npmNote = join(cacheFolder, 'npm.json')

export class InstallError extends Error {}

/**
 * Not `npm ci`: it refuses a lock file that lacks a prebuilt program for some other kind of machine, and npm leaves
 * those out whenever the registry did not have them. `npm install --no-save` takes the same locked versions and
 * writes nothing. No installed package needs an install script, so none may run. What is said on the line counts,
 * whatever NODE_ENV is.
 */
const COMMON = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
]

const WORDS = { [START]: [...COMMON, '--omit=dev'], [ALL]: [...COMMON, '--include=dev'] }

/** Runs npm for a set of packages; `total`: how many there will be. Throws InstallError with advice when npm fails. */
export async function runNpm(set, total, say) {
  const npm = npmCommand()
  const started = Date.now()
  const options = { cwd: root, env: childEnvironment(), stdio: ['ignore', 2, 2], shell: npm.shell }
  const child = spawn(npm.command, [...npm.args, ...WORDS[set]], options)
  const ended = finished(child)
  ended.catch(() => {})
  const progress = setInterval(async () => {
    say(`… ${await countInstalled()} of about ${total} packages in place, ${seconds(started)} s`)
  }, 5_000)
  let isStopped = false
  const pass = (signal) => {
    isStopped = true
    child.kill(signal)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, pass)
  if (child.pid) await noteNpm(child.pid)
  try {
    await ended
  } catch (error) {
    throw isStopped ? new InstallError(STOPPED) : error
  } finally {
    clearInterval(progress)
    for (const signal of STOP_SIGNALS) process.off(signal, pass)
  }
}

/** When this process is killed, npm survives and keeps writing: the next start has to wait for it. */
async function noteNpm(pid) {
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(npmNote, JSON.stringify({ pid, startMark: processStartMark(pid) }))
}

export async function untilAbandonedNpmEnds(say) {
  const noted = await readJson(npmNote)
  const isBusy = () => noted && isSameProcessAlive(noted.pid, noted.startMark)
  if (isBusy()) say(`Waiting for process ${noted.pid}, the npm of a start that was killed …`)
  while (isBusy()) await sleep(200)
}

function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script))
    return { command: process.execPath, args: [script], shell: false }
  return { command: 'npm', args: [], shell: process.platform === 'win32' }
}

function finished(child) {
  return new Promise((resolve, reject) => {
    const fail = (reason) => reject(new InstallError(`${reason}\n${ADVICE}`))
    child.once('error', (error) =>
      fail(error.code === 'ENOENT' ? 'npm was not found on this machine.' : String(error)),
    )
    child.once('exit', (status, signal) => {
      if (status === 0) resolve()
      else fail(`npm ended with ${signal ?? `status ${status}`}; its own message stands above.`)
    })
  })
}

const STOPPED = 'Stopped before all packages were there. Nothing is lost: run the same command again.'

const ADVICE = [
  'The packages could not be installed. Usual causes: no network or a proxy that npm does not know',
  '(npm config set proxy …), a full disk, or a folder that cannot be written to.',
  'Nothing is lost: run the same command again, or `npm install --no-save` to see every detail.',
].join('\n')

/** npm creates all folders first and fills them one by one; a package.json shows that a package has arrived. */
async function countInstalled() {
  const names = await readdir(modulesFolder).catch(() => [])
  const scopes = names.filter((name) => name.startsWith('@'))
  const inScopes = await Promise.all(
    scopes.map(async (scope) => {
      const inside = await readdir(join(modulesFolder, scope)).catch(() => [])
      return inside.map((name) => join(scope, name))
    }),
  )
  const folders = [...names, ...inScopes.flat()]
  return folders.filter((name) => existsSync(join(modulesFolder, name, 'package.json'))).length
}

const seconds = (started) => Math.round((Date.now() - started) / 1000)
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
