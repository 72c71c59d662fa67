/** The profile of the office for documents. */
import { callerOf } from '@mizan/platform/contract'
import { type Transaction, withTables } from '@mizan/platform/database'
import { permits } from '../../access.ts'
import type { OfficeProfile } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { findOffice } from '../store/companies.ts'
import { findProfile } from '../store/profiles.ts'
import type { CompanyTables, Profile } from '../tables.ts'

export function readProfile(call: CompanyCall): Promise<OfficeProfile> {
  const { officeId, roles } = callerOf(call)
  return call.office.read(async (tx) => {
    const name = (await findOffice(tx, officeId))?.name ?? ''
    const mayChange = permits(roles, { module: 'company', level: 'Write' })
    return { name, ...presentProfile(await findProfile(tx, officeId)), mayChange }
  })
}

export const presentProfile = (profile: Profile | undefined): Omit<OfficeProfile, 'name' | 'mayChange'> => ({
  address: profile?.address ?? '',
  taxOffice: profile?.tax_office ?? '',
  taxNumber: profile?.tax_number ?? '',
  iban: profile?.iban ?? '',
  phone: profile?.phone ?? '',
  logo: profile?.logo ?? null,
  version: profile?.version ?? 1,
})

/** The head of a document of the office. */
export interface Letterhead extends Omit<OfficeProfile, 'logo' | 'version' | 'mayChange'> {
  logo: Buffer | null
}

/** The letterhead for documents of later domains, in one statement; empty if there is no such office in this scope. */
export async function letterheadOf({ db }: Transaction, officeId: string): Promise<Letterhead> {
  const found = await withTables<CompanyTables>(db)
    .selectFrom('companies as c')
    .leftJoin('office_profiles as p', 'p.company_id', 'c.company_id')
    .select(['c.name', 'p.address', 'p.tax_office', 'p.tax_number', 'p.iban', 'p.phone', 'p.logo'])
    .where('c.company_id', '=', officeId)
    .executeTakeFirst()
  return {
    name: found?.name ?? '',
    address: found?.address ?? '',
    taxOffice: found?.tax_office ?? '',
    taxNumber: found?.tax_number ?? '',
    iban: found?.iban ?? '',
    phone: found?.phone ?? '',
    logo: found?.logo ? Buffer.from(found.logo, 'base64') : null,
  }
}
