/**
 * Limits the work that one caller may cause in a minute, in the units in which rows of the contract name their price.
 * A person who is signed in is counted alone, wherever they call from, and together with their office; the holder of
 * a secret key by that key; others by their network. This limit complements that of calls, because a few expensive
 * calls can block a server that answers many cheap ones.
 */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { AnyCall } from '../call/index.ts'
import { AppError } from '../contract/index.ts'
import { networkOf } from './network.ts'

/** See docs/decisions/092-price-of-a-call.md. */
const usual = {
  /** Twice the use of a person who searches, reads and compares as fast as possible. */
  person: 3_000,
  /** The limit keeps the people of one office, however many, from using most of a processor. */
  office: 9_000,
  network: 3_000,
  /** A calendar program asks a few times an hour. */
  key: 300,
}
const SECONDS = 60
/** Networks share this many counters, so that memory stays bounded. */
const NETWORKS = 50_000

/** @throws AppError `request.too_many` with the seconds to wait */
export type Charge = (call: Pick<AnyCall, 'caller' | 'visitor' | 'client'>, units: number) => Promise<void>

type Kind = keyof typeof usual

export function createAllowance({
  enabled,
  units = {},
}: {
  enabled: boolean
  units?: Partial<typeof usual>
}): Charge {
  const most = { ...usual, ...units }
  const limiters = new Map(
    (Object.keys(usual) as Kind[]).map((kind) => [
      kind,
      new RateLimiterMemory({ points: most[kind], duration: SECONDS }),
    ]),
  )
  return async (call, cost) => {
    if (!enabled || cost <= 0) return
    for (const [kind, name] of payersOf(call)) {
      // Work that costs more than a whole minute may be done once a minute.
      const points = Math.min(Math.ceil(cost), most[kind])
      await limiters.get(kind)?.consume(name, points).catch(refuse)
    }
  }
}

/** A person's own allowance comes first: a call that it refuses costs the office nothing. */
function payersOf({ caller, visitor, client }: Parameters<Charge>[0]): [Kind, string][] {
  if (caller) return [['person', caller.userId], ...officeOf(caller.officeId)]
  if (visitor?.kind === 'secretKey')
    return [['key', createHash('sha256').update(visitor.key).digest('base64url')]]
  return [['network', String(crc32(networkOf(client.address)) % NETWORKS)]]
}

const officeOf = (officeId: string): [Kind, string][] => (officeId ? [['office', officeId]] : [])

function refuse(spent: RateLimiterRes): never {
  // The remaining time is computed from the system clock, which may have been set back.
  const left = Math.min(SECONDS, spent.msBeforeNext / 1_000)
  throw new AppError('request.too_many', { retryAfter: Math.max(1, left) })
}
