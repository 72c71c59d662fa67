/** What waits to be mailed. Whoever takes it has it alone, and gives it back if their transaction fails. */
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

/** All that waits for a mail to the person, also what is not due yet: one letter tells of it all. */
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

/** Takes the day for one person, and with it all that waits for their digest; nothing if the day was taken. */
export async function takeDigest({ db }: Tx, { officeId, userId }: Person, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with day as (
      insert into notification_settings (company_id, user_id, digest_on)
      values (${officeId}, ${userId}, ${today}::date)
      on conflict (company_id, user_id) do update set digest_on = excluded.digest_on
        where notification_settings.digest_on is null or notification_settings.digest_on < excluded.digest_on
      returning digest_on)
    update notifications set in_digest = false
    where company_id = ${officeId} and user_id = ${userId} and in_digest and exists (select from day)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
