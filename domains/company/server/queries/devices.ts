/** The number of devices on which each person of the office may be signed in at a time. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { isAdministrator } from '../../access.ts'
import { DeviceMaximum, type Devices } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { findOffice } from '../store/companies.ts'

export function readDevices(call: CompanyCall): Promise<Devices> {
  const { officeId, roles } = callerOf(call)
  return call.office.read(async (tx) => {
    const office = await findOffice(tx, officeId)
    if (!office) throw new AppError('session.required')
    return { maximum: DeviceMaximum.parse(office.device_maximum), mayChange: isAdministrator(roles) }
  })
}
