import { type Transaction, withTables } from '@mizan/platform/database'
import type { CompanyTables } from '../tables.ts'

/**
 * The country of the office, in whose time zone its hours are written; Turkey if there is no such office in this
 * scope.
 */
export async function officeCountry(
  { db }: Pick<Transaction, 'db'>,
  officeId: string,
): Promise<'turkey' | 'kktc'> {
  const offices = withTables<CompanyTables>(db).selectFrom('companies').select('country')
  return (await offices.where('company_id', '=', officeId).executeTakeFirst())?.country ?? 'turkey'
}
