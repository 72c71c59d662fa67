/** Rows of offices. Code that changes members, roles or seats locks the row of the office first. */
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { CompanyTables, Office } from '../tables.ts'

/** First keys of the advisory locks of this domain. */
const nameLocks = 0x6d7a01
const personLocks = 0x6d7a02

export async function insertOffice(
  { db }: Tx,
  office: Insertable<CompanyTables['companies']>,
): Promise<void> {
  await db.insertInto('companies').values(office).execute()
}

export const findOffice = ({ db }: Tx, officeId: string): Promise<Office | undefined> =>
  db.selectFrom('companies').selectAll().where('company_id', '=', officeId).executeTakeFirst()

/** Locks the rows until the transaction ends, always in the same order, so that two callers never deadlock. */
export async function lockOffices({ db }: Tx, ids: readonly string[]): Promise<Map<string, Office>> {
  const rows = await db
    .selectFrom('companies')
    .selectAll()
    .where('company_id', 'in', [...ids])
    .orderBy('company_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Until the transaction ends, nobody else can check or take this name. */
export async function lockName({ db }: Tx, nameKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${nameLocks}, hashtext(${nameKey}))`.execute(db)
}

/** Until the transaction ends, nobody else can move this person from one office to another. */
export async function lockPerson({ db }: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${personLocks}, hashtext(${userId}))`.execute(db)
}

export async function isNameTaken({ db }: Tx, nameKey: string): Promise<boolean> {
  const open = db.selectFrom('companies').select('company_id').where('closed_at', 'is', null)
  return (await open.where('name_key', '=', nameKey).limit(1).executeTakeFirst()) !== undefined
}

export async function closeOffice({ db, clock }: Tx, officeId: string): Promise<void> {
  const close = db.updateTable('companies').set({ closed_at: clock.now() })
  await close.where('company_id', '=', officeId).execute()
}

/** Deletes the name, because an office of one person is often named after that person. */
export async function forgetOfficeName({ db }: Tx, officeId: string): Promise<void> {
  const blank = db.updateTable('companies').set({ name: '', name_key: '' })
  await blank.where('company_id', '=', officeId).execute()
}

/** The number of people for whom the plan of the office has room; present members stay. */
export async function setSeats({ db }: Tx, officeId: string, seats: number): Promise<void> {
  await db.updateTable('companies').set({ seat_maximum: seats }).where('company_id', '=', officeId).execute()
}

export async function setDevices({ db }: Tx, officeId: string, device_maximum: number): Promise<void> {
  await db.updateTable('companies').set({ device_maximum }).where('company_id', '=', officeId).execute()
}

/** The maximum of the office of a person; undefined without one. */
export async function findDeviceMaximum({ db }: Tx, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.company_id', 'memberships.company_id')
    .select('device_maximum')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.device_maximum
}
