/**
 * Limits how many calls one address, and one person from wherever they call, may make of one row, and how often an
 * address may ask for anything else, counted in the memory of this process. Attempts on one account are counted where
 * the account is known; this limit stops machines that try many accounts.
 */
import { crc32 } from 'node:zlib'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../contract/index.ts'
import type { GateParts, LimitedCaller } from './gate.ts'
import { networkOf } from './network.ts'

interface Allowance {
  calls: number
  seconds: number
}

/** A whole office often shares one address, so this limit stops machines, not people. */
const general: Allowance = { calls: 600, seconds: 60 }
/** A first page is some 60 files, so a hundred people of one office may open it in the same minute. */
const files: Allowance = { calls: 6_000, seconds: 60 }
const mostCounters = 50_000

/** @param most counters of one allowance; further callers share as many again, so that memory stays bounded */
export function createLimits({ enabled, most = mostCounters }: { enabled: boolean; most?: number }) {
  const counters = new Map<string, Counter>()
  const counterOf = ({ calls, seconds }: Allowance): Counter => {
    const key = `${calls}/${seconds}`
    const counter = counters.get(key) ?? createCounter({ calls, seconds }, most)
    counters.set(key, counter)
    return counter
  }
  const countCall: GateParts['countCall'] = async (who, rowName, row) => {
    if (!enabled) return
    await counterOf(row.access.limit ?? general)(`${rowName} ${nameOf(who)}`)
  }
  return countCall
}

const nameOf = (who: LimitedCaller): string =>
  'address' in who ? networkOf(who.address) : `person ${who.userId}`

/** Counts requests that match no row: the files of pages, and everything else. */
export function createVisitLimits({ enabled, most = mostCounters }: { enabled: boolean; most?: number }) {
  const counters = { files: createCounter(files, most), others: createCounter(general, most) }
  return async (address: string, kind: keyof typeof counters): Promise<void> => {
    if (enabled) await counters[kind](networkOf(address))
  }
}

type Counter = (key: string) => Promise<void>

function createCounter({ calls, seconds }: Allowance, most: number): Counter {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  const crowd = createCrowd(seconds)
  return async (key) => {
    const own = crowd.size() < most ? key : `shared ${crc32(key) % most}`
    const { isFirstInDuration } = await limiter.consume(own).catch((spent: RateLimiterRes) => {
      // The counter itself expires on time; only the remaining time depends on a clock that may have been set back.
      const left = Math.min(seconds, spent.msBeforeNext / 1_000)
      throw new AppError('request.too_many', { retryAfter: Math.max(1, left) })
    })
    if (isFirstInDuration) crowd.add()
  }
}

/** An upper bound of the number of live counters: those begun in this period and in the one before. */
function createCrowd(seconds: number) {
  let stretch = 0
  let begun = { now: 0, before: 0 }
  const move = () => {
    const current = Math.floor(performance.now() / 1_000 / seconds)
    if (current !== stretch) begun = { now: 0, before: current === stretch + 1 ? begun.now : 0 }
    stretch = current
  }
  return {
    add: () => {
      move()
      begun.now += 1
    },
    size: () => {
      move()
      return begun.now + begun.before
    },
  }
}
