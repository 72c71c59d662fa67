/**
 * The life of the sample office as calls of its people, in the order of time: what they did until now, so that today
 * has hearings, time limits and tasks around it.
 */
import type { CivilDate } from '@mizan/platform/calendar'
import { cases } from '../data/cases.ts'
import { clients } from '../data/clients.ts'
import { stepsOfCase } from './case-steps.ts'
import { stepsOfClient } from './client-steps.ts'
import type { Step } from './steps.ts'

/** All steps happened before `now`. */
export function planLife(now: Date, today: CivilDate): Step[] {
  const steps = [
    ...clients.flatMap((client, at) => stepsOfClient(client, at, today)),
    ...cases.flatMap((one, at) => stepsOfCase(one, at, today)),
  ]
  return steps
    .map((step) => (step.at < now ? step : { ...step, at: now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
