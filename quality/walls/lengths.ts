/** Source files over 250 lines and tests over 400 are to be split by noun. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const rooms = ['platform', 'domains', 'apps', 'quality', 'e2e', 'corpus']
const skipped = new Set(['node_modules', 'dist', 'samples'])
const isSource = (name: string) => /\.(ts|tsx|mjs|css)$/.test(name)
const isData = (path: string) => path.includes('/data/')
const isTest = (name: string) => /\.(test|journey)\.tsx?$/.test(name)

function* filesUnder(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (skipped.has(name)) continue
    if (statSync(path).isDirectory()) yield* filesUnder(path)
    else if (isSource(name)) yield path
  }
}

export function tooLong(root: string): string[] {
  const complaints: string[] = []
  for (const room of rooms)
    for (const path of filesUnder(join(root, room))) {
      const lines = readFileSync(path, 'utf8').split('\n').length - 1
      const limit = isTest(path) ? 400 : 250
      if (lines > limit && !isData(path))
        complaints.push(`${relative(root, path)} has ${lines} lines; ${limit} at most`)
    }
  return complaints
}
