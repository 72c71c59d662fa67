/** The two sets of packages: which belong to each, whether they are there, and what of them nobody reads. */
import { readdir, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Enough for the product and its commands. */
export const START = 'start'
/** The tools of tests, checks and measurements as well; they are the development packages of the lock file. */
export const ALL = 'all'

export const setFor = (entry) => (/^(\.[\\/])?(quality|e2e)[\\/]/.test(entry) ? ALL : START)

const packagesIn = ({ packages }) =>
  Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
const packagesOf = (lock, set) => packagesIn(lock).filter(([, entry]) => set === ALL || !entry.dev)

/** `installed`: npm's own list, which it writes as its very last step. */
export const hasTools = (installed) => installed !== null && packagesIn(installed).some(([, { dev }]) => dev)

export const isThere = (lock, set, installed) =>
  installed !== null &&
  packagesOf(lock, set).every(([path, entry]) => {
    const found = installed.packages[path]
    // A part of this project has no version; one that is new still has to be linked.
    if (entry.link) return Boolean(found?.link)
    return found ? found.version === entry.version : Boolean(entry.optional) && !namesThisMachine(entry)
  })

/** A package for another C library may be absent; one that names our system and processor may not. */
const namesThisMachine = ({ os, cpu, libc }) =>
  !libc && Boolean(os?.includes(process.platform)) && Boolean(cpu?.includes(process.arch))

/** How many packages of a set come to this machine. */
export const countOf = (lock, set) => packagesOf(lock, set).filter(([, entry]) => comesHere(entry)).length

const comesHere = ({ os, cpu, libc }) =>
  (!os || os.includes(process.platform)) &&
  (!cpu || cpu.includes(process.arch)) &&
  (!libc || libc.includes(cLibrary))

// Otherwise the report asks for the names of all connected machines.
process.report.excludeNetwork = true
const cLibrary = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'

/** Removes the tools alone, so that a server goes on running from what stays. */
export async function removeTools(lock, root) {
  const tools = packagesIn(lock).filter(([, { dev }]) => dev)
  for (const [path] of tools) await rm(join(root, path), { recursive: true, force: true, maxRetries: 5 })
}

const map = /\.[cm]?[jt]sx?\.map$|\.css\.map$/
const headers = /node_modules[\\/]node-[a-z]+-[a-z0-9]+[\\/]include$/

/** A fifth of the place is maps to the sources of built code, and headers for programs that are compiled for Node. */
export async function removeUnread(folder) {
  if (headers.test(folder)) return rm(folder, { recursive: true })
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await removeUnread(path)
    else if (entry.isFile() && map.test(entry.name)) await unlink(path)
  }
}
