/** Deriving a key from a passphrase takes 64 MiB and a part of a second, so few people do it at once. */
import { isAdministrator } from '@mizan/company/access'
import { callerOf } from '@mizan/platform/contract'
import type { KeyCall } from './call.ts'

/** Administrators have a seat and a queue beside those of their office, which guesses of its members could fill. */
export function deriving<T>(call: KeyCall, work: () => Promise<T>): Promise<T> {
  const caller = callerOf(call)
  const officeId = isAdministrator(caller.roles) ? `administrators of ${caller.officeId}` : caller.officeId
  return call.parts.derivationSeats.during({ caller: { ...caller, officeId }, client: call.client }, work)
}
