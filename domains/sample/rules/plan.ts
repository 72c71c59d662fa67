/**
 * The life of the sample office as calls of its people, in the order of time: their work until now, so that there are
 * hearings, time limits and tasks around today.
 */
import type { CivilDate } from '@mizan/platform/calendar'
import { cases } from '../data/cases.ts'
import { clients } from '../data/clients.ts'
import { stepsOfCase } from './case-steps.ts'
import { stepsOfClient } from './client-steps.ts'
import type { Step } from './steps.ts'

interface Extent {
  clients: number
  cases: number
}

const everything: Extent = { clients: clients.length, cases: cases.length }
/** Enough records to see every screen with content. */
export const fewRecords: Extent = { clients: 9, cases: 8 }

/** All steps happened before `now`. With few records, cases are those of the present clients. */
export function planLife(now: Date, today: CivilDate, extent = everything): Step[] {
  const chosen = cases
    .map((one, at) => ({ one, at }))
    .filter(({ one: [client] }) => client < extent.clients)
    .slice(0, extent.cases)
  const steps = [
    ...clients.slice(0, extent.clients).flatMap((client, at) => stepsOfClient(client, at, today)),
    ...chosen.flatMap(({ one, at }) => stepsOfCase(one, at, today)),
  ]
  return steps
    .map((step) => (step.at < now ? step : { ...step, at: now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
