/**
 * A call of each row that succeeds: the documented sample, or what it takes beside it, such as a member to be removed.
 * Whoever adds a row whose sample alone is refused says here how it goes well.
 */
import type { Row } from '@mizan/platform/contract'
import { allRows, type Headers, type Input, sampleOf } from './rows.ts'
import { clientSuccesses } from './successes-clients.ts'
import { factorSuccesses } from './successes-factors.ts'
import { officeSuccesses } from './successes-office.ts'
import { researchSuccesses } from './successes-research.ts'
import { sessionSuccesses } from './successes-session.ts'
import { siteSuccesses } from './successes-site.ts'
import type { World } from './world.ts'

export interface GoodCall {
  headers: Headers
  input: Input
}

/** Makes what the call needs, and gives the call; `sample` is the documented one. */
export type Prepare = (world: World, sample: Input) => Promise<GoodCall>

const prepared: Record<string, Prepare> = {
  ...sessionSuccesses,
  ...factorSuccesses,
  ...officeSuccesses,
  ...siteSuccesses,
  ...clientSuccesses,
  ...researchSuccesses,
}

/** Every other row answers its sample to somebody with every right. */
const plain: Prepare = async (world, input) => ({ headers: (await world.superAdmin()).headers, input })

export function goodCallOf(world: World, name: string): Promise<GoodCall> {
  const row = new Map(allRows).get(name) as Row
  return (prepared[name] ?? plain)(world, sampleOf(name, row, world.textIds))
}
