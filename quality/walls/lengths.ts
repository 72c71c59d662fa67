/** Limits file length: source files over 250 lines and tests over 400 must be split. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { sourcesBelow } from './sources.ts'

const isData = (path: string) => path.includes('/data/')
const isTest = (name: string) => /\.(test|journey)\.tsx?$/.test(name)

export function tooLong(root: string): string[] {
  const complaints: string[] = []
  for (const path of sourcesBelow(root)) {
    const lines = readFileSync(path, 'utf8').split('\n').length - 1
    const limit = isTest(path) ? 400 : 250
    if (lines > limit && !isData(path))
      complaints.push(`${relative(root, path)} has ${lines} lines; ${limit} at most`)
  }
  return complaints
}
