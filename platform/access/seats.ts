/** How many of something may go on at once: of one caller, so that nobody takes all of it, and of all together. */
import { AppError } from '../contract/index.ts'

export interface SeatBounds {
  perCaller: number
  /** Of the people of one group, such as an office; without it they count one by one only. */
  perGroup?: number
  inAll: number
}

const retryAfter = 30

function count(counts: Map<string, number>, name: string, by: number): void {
  const now = (counts.get(name) ?? 0) + by
  if (now > 0) counts.set(name, now)
  else counts.delete(name)
}

export type Seats = ReturnType<typeof createSeats>

export function createSeats({ perCaller, inAll, perGroup = inAll }: SeatBounds) {
  const taken = new Map<string, number>()
  const groups = new Map<string, number>()
  let all = 0
  const change = (who: string, group: string | undefined, by: number) => {
    all += by
    count(taken, who, by)
    if (group !== undefined) count(groups, group, by)
  }
  return {
    /**
     * Takes a seat. What it gives back releases it and is called once.
     * @throws AppError request.too_many or server.unavailable beyond the bounds
     */
    take(who: string, group?: string): () => void {
      if (all >= inAll) throw new AppError('server.unavailable', { retryAfter })
      if ((taken.get(who) ?? 0) >= perCaller || (groups.get(group ?? '') ?? 0) >= perGroup)
        throw new AppError('request.too_many', { retryAfter })
      change(who, group, 1)
      return () => change(who, group, -1)
    },
  }
}
