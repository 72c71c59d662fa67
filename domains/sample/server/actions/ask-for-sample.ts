/** Orders sample data for an office that has no records yet; a background job adds them. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { enqueueJob } from '@mizan/platform/jobs'
import type { SampleCall } from '../call.ts'
import { isInUse } from '../fill.ts'
import { jobs } from '../jobs.ts'

export function askForSample(call: SampleCall): Promise<{ done: true }> {
  const { officeId, userId, roles } = callerOf(call)
  if (!roles.includes('ADMIN')) throw new AppError('sample.for_administrators')
  return call.office(async (tx) => {
    if (await isInUse(tx, officeId)) throw new AppError('sample.office_in_use')
    await enqueueJob(tx, jobs['sample.fill'], { officeId, userId })
    return { done: true } as const
  })
}
