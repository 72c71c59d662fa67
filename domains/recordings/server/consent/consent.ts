/** The reminder of consent before each recording, and the switch of an administrator for it. */
import { isAdministrator } from '@mizan/company/access'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import type { Consent, ConsentChange } from '../../schemas/consent.ts'
import type { RecordingCall } from '../call.ts'
import { asksConsent, putConsent } from './store.ts'

export function readConsent(call: RecordingCall): Promise<Consent> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => present(caller, await asksConsent(tx, caller.officeId)))
}

/** @throws AppError `recording.administrators_only` */
export function setConsent(call: RecordingCall, { asks }: ConsentChange): Promise<Consent> {
  const caller = callerOf(call)
  if (!isAdministrator(caller.roles)) throw new AppError('recording.administrators_only')
  return call.office(async (tx) => {
    const { officeId, userId } = caller
    const before = await asksConsent(tx, officeId)
    if (before === asks) tx.unchanged()
    else await putConsent(tx, { officeId, userId, asks })
    tx.about(officeId, { after: asks ? 'on' : 'off' })
    return present(caller, asks)
  })
}

const present = ({ roles }: Caller, asks: boolean): Consent => ({
  asks,
  may: isAdministrator(roles) ? ['change'] : [],
})
