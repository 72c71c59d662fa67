/** The environment of child processes: a usable home folder and the project's own programs first on PATH. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { cacheFolder, modulesFolder } from './paths.mjs'

/** The search engine has many threads, and by default each keeps the memory that it once needed. */
const FEW_ARENAS = '2'
/** Stripped types and compiled code are cached, which saves a short process a third of its work at each start. */
const compiledFolder = join(cacheFolder, 'compiled')

/** `node` is the Node that children should find when they call `node`. */
export function childEnvironment(node) {
  const path = [join(modulesFolder, '.bin'), ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean)
  // .bin/node is the pinned one; if that cannot run here, the Node that was chosen instead comes before it.
  if (node && !node.pinned) path.unshift(dirname(node.path))
  const { Path, ...rest } = process.env
  const defaults = { MALLOC_ARENA_MAX: FEW_ARENAS, NODE_COMPILE_CACHE: compiledFolder }
  const environment = { ...defaults, ...rest, PATH: path.join(delimiter) }
  return hasUsableHome() ? environment : { ...environment, ...homeInCache() }
}

/** npm, browsers and some native packages write below the home folder and fail in unclear ways without one. */
function hasUsableHome() {
  if (process.platform === 'win32') return true
  if (!process.env.HOME) return false
  try {
    accessSync(process.env.HOME, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function homeInCache() {
  const home = join(cacheFolder, 'home')
  mkdirSync(home, { recursive: true })
  return { HOME: home }
}
