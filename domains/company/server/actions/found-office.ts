/** Founds an office with its founder as administrator. */
import { randomUUID } from 'node:crypto'
import type { HomeCountry } from '@mizan/identity/schemas'
import { AppError } from '@mizan/platform/contract'
import { seatsWithoutPlan } from '../../data/limits.ts'
import { comparedName } from '../../rules/company-name.ts'
import type { Tx } from '../call.ts'
import { insertOffice, isNameTaken, lockName } from '../store/companies.ts'
import { insertMembership } from '../store/memberships.ts'

interface NewOffice {
  userId: string
  name: string
  country: HomeCountry
  /** Whether to found the office even if another open office has this name. */
  createNew: boolean
}

/** @throws AppError `LA_CompanyNameAlreadyExists` */
export async function requireFreeName(tx: Tx, name: string): Promise<void> {
  const nameKey = comparedName(name)
  await lockName(tx, nameKey)
  if (await isNameTaken(tx, nameKey)) throw new AppError('LA_CompanyNameAlreadyExists')
}

/** @throws AppError `LA_CompanyNameAlreadyExists` */
export async function foundOffice(tx: Tx, office: NewOffice): Promise<{ officeId: string }> {
  const nameKey = comparedName(office.name)
  if (!office.createNew) await requireFreeName(tx, office.name)
  const officeId = randomUUID()
  const now = tx.clock.now().toISOString()
  await insertOffice(tx, {
    company_id: officeId,
    name: office.name,
    name_key: nameKey,
    country: office.country,
    seat_maximum: seatsWithoutPlan,
    founded_at: now,
    founded_by: office.userId,
    closed_at: null,
  })
  await insertMembership(tx, {
    user_id: office.userId,
    company_id: officeId,
    roles: ['ADMIN'],
    preset: null,
    invited_by: null,
    joined_at: now,
  })
  return { officeId }
}
