/** The address codes of a case and of the office. */
import { callerOf } from '@mizan/platform/contract'
import { addressWith } from '../../rules/addressed.ts'
import { addressedCode, shownCode } from '../../rules/code.ts'
import type { MailAddress, OfficeMailAddress } from '../../schemas.ts'
import type { MailCall } from '../call.ts'
import { takeCode } from '../store/codes.ts'

/** The code is drawn when somebody first looks at it. */
export function readAddress(call: MailCall, { caseId }: { caseId: string }): Promise<MailAddress> {
  const caller = callerOf(call)
  return call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const code = await takeCode(tx, { officeId: caller.officeId, caseId })
    return { code: shownCode(code), address: addressOf(call, code) }
  })
}

const addressOf = ({ parts: { box } }: MailCall, code: string): string | null =>
  box ? addressWith(box.address, addressedCode(code)) : null

/** Mails to it are offered for cases of the office by their numbers and senders. */
export async function readOfficeAddress(call: MailCall): Promise<OfficeMailAddress> {
  if (!call.parts.box) return { address: null }
  const { officeId } = callerOf(call)
  const code = await call.office.unaudited((tx) => takeCode(tx, { officeId, caseId: null }))
  return { address: addressOf(call, code) }
}
