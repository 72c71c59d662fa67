/**
 * The records of journeys that `npm test -- changed` reads: their times, and that a journey without a page visits
 * nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Outcome } from './run.ts'

/** `folder`: that of the results; journeys that were not run now keep what they left before. */
export function keepRecords(folder: string, outcomes: readonly Outcome[]): void {
  const visits = join(folder, 'visits')
  mkdirSync(visits, { recursive: true })
  const times = join(folder, 'journeys.json')
  const before = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
  const now = Object.fromEntries(outcomes.map(({ file, seconds }) => [basename(file), seconds]))
  writeFileSync(times, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`)
  for (const { file, failed } of outcomes) {
    const visited = join(visits, `${basename(file, '.ts')}.json`)
    // e2e/visits.ts writes the file for journeys that open pages.
    if (!failed && !existsSync(visited)) writeFileSync(visited, '{ "calls": [], "screens": [] }\n')
  }
}
