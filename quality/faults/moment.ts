/** When a server is killed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from './verdict.ts'

export interface AtWork<Step extends string> {
  isUnderWay: (step: Step) => boolean
}

/** Comes while such a call is under way, each time after another while. */
export async function momentIn<Step extends string>(
  step: Step,
  work: AtWork<Step>,
  round: number,
): Promise<void> {
  await sleep(300 + ((round * 377) % 1_500))
  const end = Date.now() + 60_000
  do {
    await sleep((round * 37) % 60)
    expect(Date.now() < end, `no call of the ${step} is under way`)
  } while (!work.isUnderWay(step))
}
