/** Sets on how many devices at a time each person of the office may be signed in. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { isAdministrator } from '../../access.ts'
import type { DeviceMaximum, Devices } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { lockOffice } from '../members.ts'
import { setDevices } from '../store/companies.ts'

/** A person who is signed in on more devices is signed out on those used longest ago. */
export function setDeviceMaximum(
  call: CompanyCall,
  { maximum }: { maximum: DeviceMaximum },
): Promise<Devices> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const { office, members, caller } = await lockOffice(tx, officeId, userId)
    if (!isAdministrator(caller.roles)) throw new AppError('company.administrators_only')
    await setDevices(tx, officeId, maximum)
    const people = members.map(({ user_id }) => user_id)
    if (maximum < office.device_maximum)
      await tx.system((system) => call.parts.accounts.endSurplusSessions(system, people, maximum))
    tx.about(officeId, { before: String(office.device_maximum), after: String(maximum) })
    return { maximum, mayChange: true }
  })
}
