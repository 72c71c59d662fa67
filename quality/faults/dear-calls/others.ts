/** A person of another office who works meanwhile: cheap calls of many screens, one after the other. */
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../people.ts'

const screens = [
  '/user/profile-info',
  '/case-management/v2?pageSize=20',
  '/client/v2?pageSize=20',
  '/notifications/unread',
  '/dashboard/today',
  '/case-management/states',
  '/feature-toggling/config',
  '/time/timer',
]
const pauseMs = 10

export interface WaitTimes {
  calls: number
  p50: number
  p95: number
  longest: number
}

export function workFor(ms: number, address: string, token: string): Promise<WaitTimes> {
  const end = performance.now() + ms
  return workUntil(() => performance.now() >= end, address, token)
}

export async function workUntil(isOver: () => boolean, address: string, token: string): Promise<WaitTimes> {
  const times: number[] = []
  for (; !isOver(); await sleep(pauseMs)) {
    const path = screens[times.length % screens.length] ?? ''
    const begun = performance.now()
    const { status, code } = await call(address, 'GET', path, { token })
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(`The other office got ${status} ${code} at ${path}`)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { calls: times.length, p50: at(0.5), p95: at(0.95), longest: times.at(-1) ?? 0 }
}
