/** Paths of the repository, relative to this file. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const modulesFolder = join(root, 'node_modules')
export const lockfile = join(root, 'package-lock.json')
export const stampFile = join(modulesFolder, '.mizan-installed')
export const cacheFolder = join(root, '.cache')
