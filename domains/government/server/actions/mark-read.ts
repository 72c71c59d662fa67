/** Notes which court documents of a case a person has seen. */
import { callerOf, type done } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { FilesRead } from '../../schemas.ts'
import type { GovernmentCall } from '../call.ts'
import { markAllRead, markRead } from '../store/reads.ts'

export function noteRead(
  call: GovernmentCall,
  { caseId, fileIds }: FilesRead & { caseId: string },
): Promise<z.infer<typeof done>> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  return call.office(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const reader = { caseId, userId, officeId }
    if (fileIds) await markRead(tx, reader, fileIds)
    else await markAllRead(tx, reader)
    return { done: true }
  })
}
