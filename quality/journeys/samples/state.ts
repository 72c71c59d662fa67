/** Counts the runs of a sample, which has a process of its own each time. */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function countRun(sample: string): number {
  const file = join(process.env.SAMPLE_STATE ?? '', sample)
  appendFileSync(file, '.')
  return readFileSync(file).length
}
