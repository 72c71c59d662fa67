/** People with an account and a session, in the tables of identity. */
import { randomUUID } from 'node:crypto'
import type { IdentityTables } from '@mizan/identity/server'
import { read, withTables, write } from '@mizan/platform/database'
import type { Context, Person } from '../parts.ts'

const identityTables = (ctx: Context) => ({ ...ctx, db: withTables<IdentityTables>(ctx.db) })

export async function insertPerson(ctx: Context, more: Partial<Person> = {}): Promise<Person> {
  const id = randomUUID()
  const person = { id, name: 'Deniz', surname: 'Örnek', email: `${id}@ornek.test`, ...more }
  const now = ctx.clock.now()
  await write(identityTables(ctx), async ({ db }) => {
    const account = {
      ...person,
      password_changed_at: now,
      occupation: 'lawyer' as const,
      organisation: '',
      country: 'turkey' as const,
      language: 'tr' as const,
      created_at: now,
    }
    await db.insertInto('accounts').values(account).execute()
    const session = {
      id,
      user_id: id,
      kind: 'browser' as const,
      device: 'Chrome, Windows',
      address: '10.0.0.1',
      started_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    }
    await db.insertInto('sessions').values(session).execute()
  })
  return person
}

/** Why the session of this person ended; null while it runs, undefined where there is none. */
export const endOfSession = (ctx: Context, userId: string): Promise<string | null | undefined> =>
  read(identityTables(ctx), async ({ db }) => {
    const session = db.selectFrom('sessions').select(['ended_at', 'end_reason']).where('id', '=', userId)
    const row = await session.executeTakeFirst()
    return row && (row.ended_at === null ? null : row.end_reason)
  })
