/** Tables are read one after the other for everybody, so nobody may have a second one in the line. */
import { AppError } from '@mizan/platform/contract'

const reading = new Set<string>()

/** @throws AppError `import.still_reading` while an earlier table of the person is read or waits */
export async function readingFor<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  if (reading.has(userId)) throw new AppError('import.still_reading')
  reading.add(userId)
  try {
    return await work()
  } finally {
    reading.delete(userId)
  }
}
