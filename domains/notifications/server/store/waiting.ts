/** Events that wait to be mailed. A transaction that takes them has them alone, and gives them back if it fails. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

export interface Person {
  officeId: string
  userId: string
}

type Row = { company_id: string; user_id: string }
const person = ({ company_id, user_id }: Row): Person => ({ officeId: company_id, userId: user_id })

/** People for whom a mail is due. */
export async function peopleToMail({ db, clock }: Tx): Promise<Person[]> {
  const { rows } = await sql<Row>`
    select distinct company_id, user_id from notifications where mail_at <= ${clock.now()}`.execute(db)
  return rows.map(person)
}

/**
 * All events that wait for a mail to the person, including those that are not due yet: one letter contains them all.
 */
export async function takeMail({ db }: Tx, { officeId, userId }: Person): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notifications set mail_at = null, in_digest = false
    where company_id = ${officeId} and user_id = ${userId} and mail_at is not null
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function peopleForDigest({ db }: Tx): Promise<Person[]> {
  const { rows } = await sql<Row>`
    select distinct company_id, user_id from notifications where in_digest`.execute(db)
  return rows.map(person)
}

/**
 * All events that wait for the digest of the person, and with them those that wait for a mail: nobody gets two
 * letters in one morning. Nothing if no digest waits.
 */
export async function takeDigest({ db }: Tx, { officeId, userId }: Person): Promise<number[]> {
  const own = sql`company_id = ${officeId} and user_id = ${userId}`
  const { rows } = await sql<{ id: number }>`
    update notifications set mail_at = null, in_digest = false
    where ${own} and (in_digest or mail_at is not null)
      and exists (select from notifications where ${own} and in_digest)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Drops the digest of a person who may read nothing any more. */
export async function dropDigest({ db }: Tx, { officeId, userId }: Person): Promise<void> {
  await sql`update notifications set in_digest = false
    where company_id = ${officeId} and user_id = ${userId} and in_digest`.execute(db)
}
