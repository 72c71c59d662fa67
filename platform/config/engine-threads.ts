/**
 * The search engine takes the number of its threads from the environment alone, and by itself leaves two processors to
 * others: on two processors it would work on one thread, and every search would wait for the one before it.
 */
import { availableParallelism } from 'node:os'

const FEWEST = 2
const LEFT_TO_OTHERS = 2

/** Call before the engine is used for the first time. What the environment says already stays. */
export function setEngineThreads(environment: Record<string, string | undefined> = process.env): void {
  environment.LANCE_CPU_THREADS ??= String(Math.max(FEWEST, availableParallelism() - LEFT_TO_OTHERS))
}
