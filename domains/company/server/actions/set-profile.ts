/** Sets the profile of the office for documents, unless somebody has changed it meanwhile. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { isTaxNumber } from '../../rules/tax-number.ts'
import type { OfficeProfile, ProfileChange } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { lockOffice } from '../members.ts'
import { presentProfile } from '../queries/profile.ts'
import { soundLogo } from '../sound-logo.ts'
import { findProfile, putProfile } from '../store/profiles.ts'

export function setProfile(call: CompanyCall, change: ProfileChange): Promise<OfficeProfile> {
  const { officeId, userId } = callerOf(call)
  const { logo: wanted, version, taxNumber, ...texts } = change
  const logo = wanted === 'kept' || wanted === '' ? null : (soundLogo(wanted) ?? null)
  if (wanted !== 'kept' && wanted !== '' && logo === null) throw new AppError('company.logo')
  return call.office(async (tx) => {
    const { office } = await lockOffice(tx, officeId, userId)
    // Offices in Northern Cyprus have numbers of another form.
    if (taxNumber && office.country === 'turkey' && !isTaxNumber(taxNumber))
      throw new AppError('company.tax_number')
    const before = await findProfile(tx, officeId)
    const stands = before?.version ?? 1
    if (version === undefined) tx.unseen()
    else if (version !== stands) throw new AppError('company.profile_changed')
    const after = {
      company_id: officeId,
      address: texts.address,
      tax_office: texts.taxOffice,
      tax_number: taxNumber,
      iban: texts.iban,
      phone: texts.phone,
      logo: wanted === 'kept' ? (before?.logo ?? null) : (logo?.toString('base64') ?? null),
      version: stands + 1,
      changed_at: tx.clock.now().toISOString(),
      changed_by: userId,
    }
    await putProfile(tx, after)
    const [was, is] = [presentProfile(before), presentProfile(after)]
    const fields = ['address', 'taxOffice', 'taxNumber', 'iban', 'phone', 'logo'] as const
    const changed = fields.filter((field) => was[field] !== is[field])
    // A thief would change the account number, so the record has both.
    const ibans = changed.includes('iban') && { ibanBefore: was.iban, ibanAfter: is.iban }
    tx.about(officeId, { changed, ...ibans })
    return { name: office.name, ...is, mayChange: true }
  })
}
