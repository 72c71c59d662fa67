/** Lists the source files of the product, folder by folder. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const rooms = ['platform', 'domains', 'apps', 'quality', 'e2e', 'corpus']
const skipped = new Set(['node_modules', 'dist', 'samples'])
const isSource = (name: string) => /\.(ts|tsx|mjs|css)$/.test(name)

/** Paths of all source files below a root; a folder that does not exist has none. */
export function* sourcesBelow(root: string): Generator<string> {
  for (const room of rooms) if (existsSync(join(root, room))) yield* filesUnder(join(root, room))
}

function* filesUnder(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (skipped.has(name)) continue
    if (statSync(path).isDirectory()) yield* filesUnder(path)
    else if (isSource(name)) yield path
  }
}
