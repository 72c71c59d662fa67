/**
 * The test clock as calls and as a page. The program that serves them decides whether they exist: never in production. Days pass
 * one after the other, each with the work that the timetable would have done on it.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineRows } from '../contract/index.ts'
import { type Desk, desk } from '../http/index.ts'
import type { TestClock } from './clock.ts'

const dayMs = 86_400_000
const mostDays = 400

export interface ClockDesk {
  clock: TestClock
  /** The work of the timetable on each day. */
  work: () => Promise<void>
}

const Time = z.object({ now: z.string(), daysAhead: z.number() })

export const clockRows = defineRows({
  'dev.clock': {
    method: 'GET',
    path: '/dev/clock',
    group: 'general',
    access: { session: 'public' },
    summary: 'Tells the time of the test clock; not in production',
    answer: Time,
    errors: [],
    sample: {},
  },
  'dev.moveClock': {
    method: 'POST',
    path: '/dev/clock',
    group: 'general',
    access: { session: 'public' },
    summary: 'Lets days pass, each with the work of its timetable; not in production',
    asks: true,
    body: z.strictObject({ days: z.number().int().min(0).max(mostDays) }),
    answer: Time,
    errors: [],
    sample: { body: { days: 0 } },
  },
})

const told = ({ clock }: ClockDesk) => ({
  now: clock.now().toISOString(),
  daysAhead: Math.round(clock.ahead() / dayMs),
})

export const clockDesk = (passing: ClockDesk): Desk => {
  // Two people who move the clock at the same time wait for each other.
  let last: Promise<unknown> = Promise.resolve()
  return desk(clockRows, {
    'dev.clock': async () => told(passing),
    'dev.moveClock': async (_call, { body }) => {
      const own = last.then(() => pass(passing, body.days))
      last = own.catch(() => {})
      await own
      return told(passing)
    },
  })
}

async function pass({ clock, work }: ClockDesk, days: number): Promise<void> {
  await work()
  for (let day = 0; day < days; day += 1) {
    clock.advance(dayMs)
    await work()
  }
}

/** Serves `/dev/clock`, whose buttons let a day, a week, a month or a year pass. */
export function addClockPage(server: FastifyInstance, passing: ClockDesk): void {
  server.get('/dev/clock', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageOf(told(passing))),
  )
}

const style = `
  body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1d2433; }
  button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #8a6414; border-radius: 8px; background: #fff; color: #6f4f0c; font: inherit; }
`
const script = `
  for (const button of document.querySelectorAll('button')) button.onclick = async () => {
    for (const one of document.querySelectorAll('button')) one.disabled = true
    const body = JSON.stringify({ days: Number(button.value) })
    await window.fetch('/api/dev/clock', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    location.reload()
  }
`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const steps = [
  [1, 'Bir gün'],
  [7, 'Bir hafta'],
  [30, '30 gün'],
  [365, 'Bir yıl'],
] as const

const pageOf = ({ now, daysAhead }: z.infer<typeof Time>) => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Deneme saati</title>
<style>${style}</style></head><body><h1>Deneme saati</h1>
<p><time datetime="${now}">${now.slice(0, 16).replace('T', ' ')}</time> (UTC), makineden ${daysAhead} gün ileride</p>
<p>${steps.map(([days, name]) => `<button value="${days}">${name} ilerlet</button>`).join(' ')}</p>
<script>${script}</script></body></html>`
