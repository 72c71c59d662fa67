/** Deriving a key from a passphrase takes 64 MiB and a part of a second, so few people do it at once. */
import { isAdministrator } from '@mizan/company/access'
import { callerOf } from '@mizan/platform/contract'
import type { KeyCall } from './call.ts'

/** Administrators do not wait behind others of their office, whose guesses could fill its queue. */
export function deriving<T>(call: KeyCall, work: () => Promise<T>): Promise<T> {
  const caller = callerOf(call)
  const alone = isAdministrator(caller.roles) ? { ...caller, officeId: '' } : caller
  return call.parts.derivationSeats.during({ caller: alone, client: call.client }, work)
}
