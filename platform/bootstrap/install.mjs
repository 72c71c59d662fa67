/** Installs the packages when package-lock.json and node_modules disagree, and only then. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment } from './environment.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { cacheFolder, lockfile, modulesFolder, root, stampFile } from './paths.mjs'
import { isSameProcessAlive, processStartMark } from './process-identity.mjs'

const STOP_SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT']
const npmNote = join(cacheFolder, 'npm.json')
const npmList = join(modulesFolder, '.package-lock.json')
const unfinishedMark = join(modulesFolder, '.mizan-unfinished')

export class InstallError extends Error {}

/** Makes node_modules match package-lock.json; throws InstallError with advice when that fails. */
export async function installMissing(say) {
  const wanted = await wantedStamp()
  if ((await readText(stampFile)) === wanted) return
  const onWait = (pid) => say(`Waiting for process ${pid}, which is installing the packages …`)
  await withFolderLock(join(cacheFolder, 'install.lock'), () => installLocked(wanted, say), {
    onWait,
    timeoutMs: 1_800_000,
  })
}

async function installLocked(wanted, say) {
  if ((await readText(stampFile)) === wanted) return
  if (!(await isInstalledByHand())) {
    const total = await countWanted()
    say(`Installing ${total} packages (needed once, and after an update) …`)
    const started = Date.now()
    await runNpm(say, total)
    say(`Packages installed in ${seconds(started)} s.`)
  }
  await writeFile(stampFile, wanted)
}

async function wantedStamp() {
  const text = await readText(lockfile)
  if (text === undefined)
    throw new InstallError(`${lockfile} is missing: this folder is not a complete copy.`)
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

/** True after `npm install` by hand: npm writes its own list of installed packages as its very last step. */
async function isInstalledByHand() {
  const installed = await readJson(npmList)
  const wanted = await readJson(lockfile)
  if (!installed || (await readText(unfinishedMark)) !== undefined) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed.packages[path]
    // A part of this project has no version; one that is new still has to be linked.
    if (entry.link) return Boolean(found?.link)
    return found ? found.version === entry.version : Boolean(entry.optional) && !isForThisMachine(entry)
  })
}

/** A package for another C library may be absent; one that names our system and processor may not. */
function isForThisMachine({ os, cpu, libc }) {
  return !libc && Boolean(os?.includes(process.platform)) && Boolean(cpu?.includes(process.arch))
}

async function countWanted() {
  const wanted = await readJson(lockfile)
  return Object.keys(wanted.packages).filter((path) => path.includes('node_modules/')).length
}

/**
 * Not `npm ci`: it refuses a lock file that lacks a prebuilt program for some other kind of machine, and npm leaves
 * those out whenever the registry did not have them. `npm install --no-save` takes the same locked versions and
 * writes nothing. No installed package needs an install script, so none may run; build tools are needed at the start
 * of the server, hence --include=dev even under NODE_ENV=production.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
]

async function runNpm(say, total) {
  await untilAbandonedNpmEnds(say)
  await removeHalfInstalled()
  const npm = npmCommand()
  const started = Date.now()
  const options = { cwd: root, env: childEnvironment(), stdio: ['ignore', 2, 2], shell: npm.shell }
  const child = spawn(npm.command, [...npm.args, ...INSTALL], options)
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
    await rm(unfinishedMark)
  } catch (error) {
    throw isStopped ? new InstallError(STOPPED) : error
  } finally {
    clearInterval(progress)
    for (const signal of STOP_SIGNALS) process.off(signal, pass)
  }
}

/** A package whose unpacking was interrupted looks installed to npm, so everything is fetched again. */
async function removeHalfInstalled() {
  const hasList = (await readText(npmList)) !== undefined
  const isUnfinished = (await readText(unfinishedMark)) !== undefined
  if (!hasList || isUnfinished) await rm(modulesFolder, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(modulesFolder, { recursive: true })
  await writeFile(unfinishedMark, '')
}

/** When this process is killed, npm survives and keeps writing: the next start has to wait for it. */
async function noteNpm(pid) {
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(npmNote, JSON.stringify({ pid, startMark: processStartMark(pid) }))
}

async function untilAbandonedNpmEnds(say) {
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
const readText = (file) => readFile(file, 'utf8').catch(() => undefined)
const readJson = async (file) => JSON.parse((await readText(file)) ?? 'null')
