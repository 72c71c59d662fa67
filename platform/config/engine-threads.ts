/**
 * The search engine takes the number of its threads only from the environment, and by default leaves two processors
 * free. On two processors it would use one thread, and every search would wait for the one before it.
 */
import { availableParallelism } from 'node:os'

const FEWEST = 2
const LEFT_TO_OTHERS = 2

/** Call it before the engine is used for the first time. A value that is already in the environment stays. */
export function setEngineThreads(environment: Record<string, string | undefined> = process.env): void {
  environment.LANCE_CPU_THREADS ??= String(Math.max(FEWEST, availableParallelism() - LEFT_TO_OTHERS))
}
