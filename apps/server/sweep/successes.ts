/**
 * A successful call of each row: the documented sample, or the sample with what it needs, such as a member to remove. A
 * new row whose sample alone is refused is described here.
 */
import type { Row } from '@mizan/platform/contract'
import { allRows, type Headers, type Input, sampleOf } from './rows.ts'
import { calculatorSuccesses } from './successes-calculators.ts'
import { caseSuccesses } from './successes-cases.ts'
import { clientSuccesses } from './successes-clients.ts'
import { documentSuccesses } from './successes-documents.ts'
import { factorSuccesses } from './successes-factors.ts'
import { importSuccesses } from './successes-imports.ts'
import { mailSuccesses } from './successes-mail.ts'
import { officeSuccesses } from './successes-office.ts'
import { recordingSuccesses } from './successes-recordings.ts'
import { researchSuccesses } from './successes-research.ts'
import { sampleSuccesses } from './successes-sample.ts'
import { sessionSuccesses } from './successes-session.ts'
import { siteSuccesses } from './successes-site.ts'
import { timeSuccesses } from './successes-time.ts'
import type { World } from './world.ts'

export interface GoodCall {
  headers: Headers
  input: Input
}

/** Creates what the call needs and returns the call; `sample` is the documented one. */
export type Prepare = (world: World, sample: Input) => Promise<GoodCall>

const prepared: Record<string, Prepare> = {
  ...sessionSuccesses,
  ...factorSuccesses,
  ...officeSuccesses,
  ...siteSuccesses,
  ...calculatorSuccesses,
  ...clientSuccesses,
  ...caseSuccesses,
  ...documentSuccesses,
  ...mailSuccesses,
  ...recordingSuccesses,
  ...importSuccesses,
  ...researchSuccesses,
  ...timeSuccesses,
  ...sampleSuccesses,
}

/** All other rows answer their sample to a caller with every right. */
const plain: Prepare = async (world, input) => ({ headers: (await world.superAdmin()).headers, input })

export function goodCallOf(world: World, name: string): Promise<GoodCall> {
  const row = new Map(allRows).get(name) as Row
  return (prepared[name] ?? plain)(world, sampleOf(name, row, world.textIds))
}
