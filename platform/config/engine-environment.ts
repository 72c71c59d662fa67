/** Settings that the search engine takes only from the environment. */
import { availableParallelism } from 'node:os'

const FEWEST_THREADS = 2
const LEFT_TO_OTHERS = 2

/**
 * Megabytes of a field's index that a build holds before it writes them. The engine's own 2,048 took 6.4 GB for three
 * million decisions, because writing needs as much again.
 */
const HELD_WHILE_BUILDING = 1_024

/**
 * Call it before the engine is used for the first time. A value that is already in the environment stays. By default
 * the engine leaves two processors free: on two it would use one thread, and every search would wait for the one
 * before it.
 */
export function setEngineEnvironment(environment: Record<string, string | undefined> = process.env): void {
  const threads = Math.max(FEWEST_THREADS, availableParallelism() - LEFT_TO_OTHERS)
  environment.LANCE_CPU_THREADS ??= String(threads)
  environment.LANCE_FTS_PARTITION_SIZE ??= String(HELD_WHILE_BUILDING)
}
