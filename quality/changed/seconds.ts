/** The times of tests and journeys when they last ran here. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

type Seconds = Readonly<Record<string, number>>

/** Processor time of a test file; that of loading its modules belongs to the group, so each counts for a little more. */
export function secondsOfTests(root: string): (file: string) => number {
  const { files = {} } = read<{ files?: Seconds }>(join(root, 'test-results/unit.json'))
  return (file) => (files[file] ?? UNKNOWN_TEST) + (file.endsWith('.tsx') ? LOADED_SCREEN : LOADED)
}

export function secondsOfJourneys(root: string): (file: string) => number {
  const known = read<Seconds>(join(root, 'test-results/journeys.json'))
  return (file) => known[basename(file)] ?? UNKNOWN_JOURNEY
}

const UNKNOWN_TEST = 1
const LOADED = 0.1
const LOADED_SCREEN = 0.4
const UNKNOWN_JOURNEY = 35

const read = <T extends object>(path: string): Partial<T> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
