/** Whether the starter of a transcription still has the right when its job runs, which may be hours later. */
import { permits } from '@mizan/company/access'
import { AppError } from '@mizan/platform/contract'
import { writing } from '../../contract/access.ts'
import type { RecordingCall, Tx } from '../call.ts'

interface TranscriptionStart {
  officeId: string
  caseId: string
  startedBy: string
}

/** Their office has the licence and the switch, and they may write the case. */
export async function isStillPermitted(
  { parts }: RecordingCall,
  tx: Tx,
  { officeId, caseId, startedBy: userId }: TranscriptionStart,
): Promise<boolean> {
  if (!(await parts.isAllowed(tx, officeId, 'write'))) return false
  const roles = (await parts.membersOf(tx, officeId)).find((one) => one.userId === userId)?.roles ?? []
  if (!permits(roles, writing.permission)) return false
  try {
    await parts.requireCase(tx, { userId, officeId, roles }, { caseId, needs: 'write' })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
