/** How many of something may go on at once: of one caller, so that nobody takes all of it, and of all together. */
import { AppError } from '../contract/index.ts'

export interface SeatBounds {
  perCaller: number
  inAll: number
}

const retryAfter = 30

export type Seats = ReturnType<typeof createSeats>

export function createSeats({ perCaller, inAll }: SeatBounds) {
  const taken = new Map<string, number>()
  let all = 0
  const change = (who: string, by: number) => {
    all += by
    const own = (taken.get(who) ?? 0) + by
    if (own > 0) taken.set(who, own)
    else taken.delete(who)
  }
  return {
    /**
     * Takes a seat. What it gives back releases it and is called once.
     * @throws AppError request.too_many or server.unavailable beyond the bounds
     */
    take(who: string): () => void {
      if (all >= inAll) throw new AppError('server.unavailable', { retryAfter })
      if ((taken.get(who) ?? 0) >= perCaller) throw new AppError('request.too_many', { retryAfter })
      change(who, 1)
      return () => change(who, -1)
    },
  }
}
