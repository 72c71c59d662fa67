import { setTimeout as sleep } from 'node:timers/promises'

type Nothing = undefined | null | false

const pauseMs = 20

/**
 * Waits until `look` finds something, and returns it. @throws Error if that takes longer than a busy machine would
 * need
 */
export async function until<T>(look: () => T | Promise<T>, seconds = 30): Promise<Exclude<T, Nothing>> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false) return found as Exclude<T, Nothing>
    if (performance.now() > end) throw new Error(`It did not come about within ${seconds} seconds`)
    await sleep(pauseMs)
  }
}
