/** People who are signed in, for tests of everything after the sign-in. */
import type { CallInput } from '@mizan/platform/testing'
import type { Insertable } from 'kysely'
import { insertAccount } from '../accounts/store/accounts.ts'
import type { IdentityCall } from '../call.ts'
import type { Identity } from '../identity.ts'
import { endSessions, insertSession } from '../sessions/store/sessions.ts'
import { newId, newOpaqueToken, signAccessToken } from '../sessions/tokens.ts'
import type { AccountsTable, SessionKind } from '../tables.ts'
import type { Call, RowName } from './index.ts'

export const testPassword = 'Ornek-Parola-1'

let people = 0

export function peopleOf(own: IdentityCall, call: Call) {
  const identity = own.parts
  /** The new session replaces the open one of its kind; with `verified: false` its second step is still to be done. */
  const newSession = async (
    userId: string,
    { verified = true, kind = 'extension' }: { verified?: boolean; kind?: SessionKind } = {},
  ) => {
    const now = identity.clock.now()
    const sessionId = newId()
    const row = {
      id: sessionId,
      user_id: userId,
      kind,
      device: 'Firefox, Linux',
      address: '127.0.0.1',
      started_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      verified_at: verified ? now : null,
    }
    const { token: refreshToken, hash } = newOpaqueToken()
    await own.system(async (tx) => {
      await endSessions(tx, userId, 'replaced', now, { kinds: [kind] })
      await insertSession(tx, row, hash)
    })
    const pair = { refreshToken, issuedAt: now }
    const token = await signAccessToken(identity, { userId, sessionId, country: 'turkey', ...pair })
    return { sessionId, token }
  }

  /** A new account with an open session. */
  const newUser = async (more: Partial<Insertable<AccountsTable>> = {}) => {
    const account = await newAccount(identity, more)
    await own.system((tx) => insertAccount(tx, account))
    const session = await newSession(account.id, { kind: 'browser' })
    const ownCall = (name: RowName, input: Omit<CallInput, 'token'> = {}) =>
      call(name, { ...input, token: session.token })
    return { userId: account.id, email: account.email ?? '', ...session, call: ownCall }
  }
  return { newSession, newUser }
}

async function newAccount(
  identity: Identity,
  more: Partial<Insertable<AccountsTable>>,
): Promise<Insertable<AccountsTable>> {
  people += 1
  const now = identity.clock.now()
  return {
    id: newId(),
    email: `kisi${people}@ornek.test`,
    email_verified_at: now,
    phone_number: `+90555${String(1_000_000 + people)}`,
    phone_verified_at: now,
    password_hash: await identity.passwords.hash(testPassword),
    password_changed_at: now,
    verified_at: now,
    name: 'Deniz',
    surname: 'Örnek',
    occupation: 'lawyer',
    organisation: 'Örnek Hukuk Bürosu',
    country: 'turkey',
    language: 'tr',
    created_at: now,
    ...more,
  }
}
