/** Paths of the repository, relative to this file. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const modulesFolder = join(root, 'node_modules')
export const lockfile = join(root, 'package-lock.json')
/** For each set of packages. */
export const stampFiles = {
  start: join(modulesFolder, '.mizan-installed'),
  all: join(modulesFolder, '.mizan-installed-all'),
}
export const cacheFolder = join(root, '.cache')
