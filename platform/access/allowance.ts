/**
 * How much work one caller may cause in a minute, in units of cost that the domains set. A person who is signed in is
 * counted by themselves, wherever they call from; others are counted by their network. This limit
 * complements that of calls, because a few expensive calls can block a server that answers many cheap ones.
 */
import { crc32 } from 'node:zlib'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { AnyCall } from '../call/index.ts'
import { AppError } from '../contract/index.ts'
import { networkOf } from './network.ts'

/** Twice what a person uses who searches, reads and compares as fast as they can; see docs/decisions/022. */
const UNITS = 3_000
const SECONDS = 60
/** Networks share this many counters, so that memory stays bounded. */
const NETWORKS = 50_000

/** @throws AppError `request.too_many` with the seconds to wait */
export type Charge = (call: Pick<AnyCall, 'caller' | 'client'>, units: number) => Promise<void>

export function createAllowance({ enabled, units = UNITS }: { enabled: boolean; units?: number }): Charge {
  const limiter = new RateLimiterMemory({ points: units, duration: SECONDS })
  return async (call, cost) => {
    if (!enabled) return
    await limiter.consume(keyOf(call), Math.ceil(cost)).catch((spent: RateLimiterRes) => {
      // The remaining time is computed from the system clock, which may have been set back.
      const left = Math.min(SECONDS, spent.msBeforeNext / 1_000)
      throw new AppError('request.too_many', { retryAfter: Math.max(1, left) })
    })
  }
}

const keyOf = ({ caller, client }: Parameters<Charge>[0]): string =>
  caller ? `person ${caller.userId}` : `network ${crc32(networkOf(client.address)) % NETWORKS}`
