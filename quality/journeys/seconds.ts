/** How long each journey took, in a file that `npm test -- changed` reads. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Outcome } from './run.ts'

/** Files that were not run now keep what they took before. */
export function keepSeconds(path: string, outcomes: readonly Outcome[]): void {
  mkdirSync(dirname(path), { recursive: true })
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const now = Object.fromEntries(outcomes.map(({ file, seconds }) => [basename(file), seconds]))
  writeFileSync(path, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`)
}
