/** The other load of a machine during a measurement. */
import { cpus, loadavg } from 'node:os'

export interface OtherLoad {
  /** Processors that were busy with something else, on average: of 2, for example 1.3. */
  processors: number
  load: number
}

/** @param ownMs processor time, so far, of all that belongs to the measurement */
export function watchOthers(ownMs: () => number): () => OtherLoad {
  const [begun, busy, own] = [performance.now(), busyMs(), ownMs()]
  return () => ({
    processors: Math.max(0, busyMs() - busy - (ownMs() - own)) / (performance.now() - begun),
    load: loadavg()[0] ?? 0,
  })
}

const busyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
