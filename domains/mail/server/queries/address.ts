/** The address code of a case. */
import { callerOf } from '@mizan/platform/contract'
import { shownCode } from '../../rules/code.ts'
import type { MailAddress } from '../../schemas.ts'
import type { MailCall } from '../call.ts'
import { takeCode } from '../store/codes.ts'

/** It is drawn when somebody first looks at it. */
export function readAddress(call: MailCall, { caseId }: { caseId: string }): Promise<MailAddress> {
  const caller = callerOf(call)
  return call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const code = await takeCode(tx, { officeId: caller.officeId, caseId })
    return { code: shownCode(code), address: null }
  })
}
