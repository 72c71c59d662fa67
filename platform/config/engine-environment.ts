/** Settings that the search engine takes only from the environment. Values that are already there stay. */
import { availableParallelism } from 'node:os'

type Environment = Record<string, string | undefined>

const FEWEST_THREADS = 2
const LEFT_TO_OTHERS = 2

/** Megabytes; by default the engine holds 2,048. */
const HELD_OF_A_LARGE_FIELD = 1_536

/** The number of searches on which the engine works at once. */
export const engineThreads = (): number => Math.max(FEWEST_THREADS, availableParallelism() - LEFT_TO_OTHERS)

/**
 * The number of partitions of an index that one thread searches, one after the other; by default a thread searches up
 * to sixteen.
 */
const PARTS_OF_A_THREAD = 1

/**
 * Call it before the engine is used for the first time. By default the engine leaves two processors free: on two it
 * would use one thread, and every search would wait for the one before it. A large index has several partitions, which
 * are searched side by side if each has a thread of its own.
 */
export function setEngineThreads(environment: Environment = process.env): void {
  environment.LANCE_CPU_THREADS ??= String(engineThreads())
  environment.LANCE_FTS_SEARCH_CHUNK ??= String(PARTS_OF_A_THREAD)
}

/**
 * Limits how much of a field's index the engine holds before it writes a partition, which needs as much memory again.
 * Call it before the first index of this process is built. Fewer partitions are faster to search, so small collections
 * keep the default.
 */
export function holdLessOfLargeFields(environment: Environment = process.env): void {
  environment.LANCE_FTS_PARTITION_SIZE ??= String(HELD_OF_A_LARGE_FIELD)
}
