/** Work on many documents that is more than the server does at the moment for a person or an office: it waits and goes on. */
import { ApiError } from '@mizan/platform/contract/client'

/** A minute each at most: who waits for longer is told what failed. */
const mostWaits = 5

const isForLater = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['request.too_many', 'request.busy'].includes(error.code)

/** `onWait` is told for how long. */
export const patiently = <T>(
  work: () => Promise<T>,
  onWait: (seconds: number) => void,
  waits = mostWaits,
): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (waits === 0 || !isForLater(error)) throw error
    const seconds = Math.ceil(error.retryAfter ?? 10)
    onWait(seconds)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return patiently(work, onWait, waits - 1)
  })
