import { type Transaction, withTables } from '@mizan/platform/database'
import type { CompanyTables } from '../tables.ts'

/** The name of the office, for documents of later domains; empty if there is no such office in this scope. */
export async function officeName({ db }: Pick<Transaction, 'db'>, officeId: string): Promise<string> {
  const offices = withTables<CompanyTables>(db).selectFrom('companies').select('name')
  return (await offices.where('company_id', '=', officeId).executeTakeFirst())?.name ?? ''
}
