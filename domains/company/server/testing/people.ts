/** People with an account and a session, in the tables of identity. */
import { randomUUID } from 'node:crypto'
import type { IdentityTables } from '@mizan/identity/server'
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { CompanyCall } from '../call.ts'
import type { Person } from '../parts.ts'

/** The same call, typed with the tables of accounts. */
const accounts = (call: CompanyCall) => call as unknown as Call<unknown, IdentityTables>

export async function insertPerson(call: CompanyCall, more: Partial<Person> = {}): Promise<Person> {
  const id = randomUUID()
  const person = { id, name: 'Deniz', surname: 'Örnek', email: `${id}@ornek.test`, ...more }
  const now = call.clock.now()
  await accounts(call).system(async (tx) => {
    const account = {
      ...person,
      email_verified_at: now,
      verified_at: now,
      password_changed_at: now,
      occupation: 'lawyer' as const,
      organisation: '',
      country: 'turkey' as const,
      language: 'tr' as const,
      created_at: now,
    }
    await tx.db.insertInto('accounts').values(account).execute()
    await insertSession(tx, id, { id, kind: 'browser' })
  })
  return person
}

/** Signs the person in; the session of a browser has the same id as the person. */
export async function insertSession(
  { db, clock }: Transaction<IdentityTables>,
  userId: string,
  { id, kind }: { id: string; kind: 'browser' | 'extension' },
): Promise<void> {
  const now = clock.now()
  const session = {
    id,
    kind,
    user_id: userId,
    device: 'Chrome, Windows',
    address: '10.0.0.1',
    started_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  }
  await db.insertInto('sessions').values(session).execute()
}

/** The reason for which a session ended; null while it is open, undefined if there is none. */
export const endOfSession = (call: CompanyCall, sessionId: string): Promise<string | null | undefined> =>
  accounts(call).system.read(async ({ db }) => {
    const session = db.selectFrom('sessions').select(['ended_at', 'end_reason']).where('id', '=', sessionId)
    const row = await session.executeTakeFirst()
    return row && (row.ended_at === null ? null : row.end_reason)
  })

/** The language in which letters to this person are written. */
export const setLanguage = (call: CompanyCall, userId: string, language: 'tr' | 'en') =>
  accounts(call).system(({ db }) =>
    db.updateTable('accounts').set({ language }).where('id', '=', userId).execute(),
  )

/** The office that has removed the person, for the notice to them. */
export const removalOf = (call: CompanyCall, userId: string) =>
  accounts(call).system.read(({ db }) =>
    db.selectFrom('office_removals').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  )
