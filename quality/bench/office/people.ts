/** The people of the measured office: one administrator and many whose role is USER. */
import type { Pool } from 'pg'
import { refresh, type SignedUp, signUpWithPlan } from '../../people.ts'

export interface Staff {
  officeId: string
  administrator: SignedUp
  users: SignedUp[]
}

/**
 * The people are signed up one after the other, so that the outbox shows each code. Each begins in an office of their
 * own.
 */
export async function signUpStaff(address: string, users: number): Promise<SignedUp[]> {
  const people: SignedUp[] = []
  for (let number = 1; number <= users + 1; number += 1) {
    people.push(await signUpWithPlan(address, number))
  }
  return people
}

/** Moves everybody into the office of the first person, as members with the role USER. */
export async function joinOneOffice(pool: Pool, [administrator, ...users]: SignedUp[]): Promise<Staff> {
  if (!administrator) throw new Error('An office needs somebody')
  const client = await pool.connect()
  await client.query(`select set_config('app.company_id', '*', false)`)
  const found = await client.query('select company_id from memberships where user_id = $1', [
    administrator.userId,
  ])
  const officeId = String(found.rows[0]?.company_id)
  await client.query('update companies set seat_maximum = 200 where company_id = $1', [officeId])
  const moved = await client.query(
    `update memberships set company_id = $1, roles = '{USER}' where user_id = any($2)`,
    [officeId, users.map(({ userId }) => userId)],
  )
  client.release(true)
  if (moved.rowCount !== users.length) throw new Error('Somebody did not join the office')
  return { officeId, administrator, users }
}

/** New access tokens, because the first ones may have expired while the office was filled. */
export async function renewTokens(address: string, people: readonly SignedUp[]): Promise<SignedUp[]> {
  const renewed: SignedUp[] = []
  for (const person of people) renewed.push({ ...person, ...(await refresh(address, person.refreshToken)) })
  return renewed
}
