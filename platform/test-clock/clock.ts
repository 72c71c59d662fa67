/**
 * The clock of an installation outside production, which can be set ahead so that a year passes in a minute. Its lead
 * is stored in the data folder, so that every program on it has the same time, and a restart does not go back.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Clock } from '../database/index.ts'
import { systemClock } from '../database/index.ts'

export interface TestClock extends Clock {
  /** Milliseconds by which it is ahead of the machine. */
  ahead(): number
  /** The clock never goes back: earlier writes would lie in the future. */
  advance(milliseconds: number): void
}

/** Undefined in production, where time cannot be moved. */
export function testClock({
  environment,
  dataDir,
}: {
  environment: string
  dataDir: string
}): TestClock | undefined {
  if (environment === 'production') return undefined
  const file = join(dataDir, 'test-clock.json')
  let ahead = keptIn(file)
  return {
    now: () => new Date(systemClock.now().getTime() + ahead),
    ahead: () => ahead,
    advance: (milliseconds) => {
      if (!(milliseconds >= 0)) throw new RangeError('The test clock only goes ahead')
      ahead += milliseconds
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ ahead }))
    },
  }
}

function keptIn(file: string): number {
  try {
    const { ahead } = JSON.parse(readFileSync(file, 'utf8')) as { ahead?: unknown }
    return typeof ahead === 'number' && ahead > 0 ? ahead : 0
  } catch {
    // It was never moved.
    return 0
  }
}
