/**
 * Installs packages when package-lock.json and node_modules disagree, and only then: those that running needs, or all
 * of them for whoever also tests. A file in node_modules says of each set for which lock file it is complete.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withFolderLock } from './folder-lock.mjs'
import { InstallError, runNpm, untilAbandonedNpmEnds } from './npm.mjs'
import { ALL, countOf, hasTools, isThere, removeTools, removeUnread, START } from './packages.mjs'
import { cacheFolder, lockfile, modulesFolder, root, stampFiles } from './paths.mjs'
import { linkPinnedNode } from './runtime.mjs'

const npmList = join(modulesFolder, '.package-lock.json')
const unfinishedMark = join(modulesFolder, '.mizan-unfinished')

/** Measured on Linux; other systems differ by a few megabytes. */
const SIZES = {
  [START]: { download: 310, disk: 760 },
  [ALL]: { download: 480, disk: 1070 },
}

/** Makes node_modules match package-lock.json for a set of packages; throws InstallError with advice when that fails. */
export async function installMissing(set, say) {
  const wanted = await wantedStamp()
  if (await isStamped(set, wanted)) return
  const onWait = (pid) => say(`Waiting for process ${pid}, which is installing the packages …`)
  await withFolderLock(join(cacheFolder, 'install.lock'), () => installLocked(set, wanted, say), {
    onWait,
    timeoutMs: 1_800_000,
  })
}

async function installLocked(asked, wanted, say) {
  if (await isStamped(asked, wanted)) return
  const lock = await readJson(lockfile)
  const installed = (await isUnfinished()) ? null : await readJson(npmList)
  // An update leaves nobody without the tools that were there.
  const set = hasTools(installed) ? ALL : asked
  if (!isThere(lock, set, installed)) await install(lock, set, await isStamped(START, wanted), say)
  linkPinnedNode()
  for (const one of set === ALL ? [START, ALL] : [START]) await writeStamp(stampFiles[one], wanted)
}

/** `isStarted`: a server may be running from what is there, so nothing of it may be touched. */
async function install(lock, set, isStarted, say) {
  const [total, here] = [countOf(lock, set), isStarted ? countOf(lock, START) : 0]
  say(whatComes(set, isStarted, total - here))
  const started = Date.now()
  await untilAbandonedNpmEnds(say)
  await removeHalfInstalled(lock, isStarted)
  try {
    await runNpm(set, total, say)
  } catch (error) {
    if (isStarted && error instanceof InstallError) error.message += `\n${STILL_STARTS}`
    throw error
  }
  await removeUnread(modulesFolder)
  await rm(unfinishedMark)
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

const STILL_STARTS = '`npm start` needs none of them: what it needs is complete.'

function whatComes(set, isStarted, count) {
  const less = isStarted ? SIZES[START] : { download: 0, disk: 0 }
  const { download, disk } = SIZES[set]
  const what = isStarted
    ? `Adding ${count} packages for tests and measurements`
    : `Installing ${count} packages (needed once, and after an update)`
  return `${what}: about ${download - less.download} MB to download, ${disk - less.disk} MB on the disk; a minute on a quick line, some minutes on a slow one …`
}

async function wantedStamp() {
  const text = await readText(lockfile)
  if (text === undefined)
    throw new InstallError(`${lockfile} is missing: this folder is not a complete copy.`)
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

const isStamped = async (set, wanted) => (await readText(stampFiles[set])) === wanted

/** A new file, because copies of the folder may share the old one by a hard link. */
async function writeStamp(file, text) {
  await rm(file, { force: true })
  await writeFile(file, text)
}

/** A package whose unpacking was interrupted looks installed to npm, so it is fetched again. */
async function removeHalfInstalled(lock, isStarted) {
  const hasList = (await readText(npmList)) !== undefined
  const mustClear = !hasList || (await isUnfinished())
  if (mustClear && isStarted) await removeTools(lock, root)
  else if (mustClear) await rm(modulesFolder, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(modulesFolder, { recursive: true })
  await writeFile(unfinishedMark, '')
}

const isUnfinished = async () => (await readText(unfinishedMark)) !== undefined
const readText = (file) => readFile(file, 'utf8').catch(() => undefined)
const readJson = async (file) => JSON.parse((await readText(file)) ?? 'null')
