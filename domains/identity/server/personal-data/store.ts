/** SQL that collects the data about one person, and that deletes the data that identifies them. */
import { type PlatformTables, withTables } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../call.ts'
import { forgetRefusals } from '../sign-in/store.ts'
import type { Account } from '../tables.ts'

/**
 * The addresses and numbers under which messages to the person are stored, including a number that is not yet proven,
 * unless another account has it too.
 */
export async function addressesOf(tx: Tx, person: Account): Promise<string[]> {
  const { id, email, phone_number } = person
  const codes = await tx.db
    .selectFrom('one_time_codes')
    .select('target')
    .distinct()
    .where('user_id', '=', id)
    .execute()
  const proven = [person.email_verified_at && email, person.phone_verified_at && phone_number]
  const claimed = [email, phone_number, ...codes.map(({ target }) => target)].filter((one) => one !== null)
  const others = new Set(await heldByOthers(tx, id, claimed))
  return [...new Set([...proven, ...claimed.filter((one) => !others.has(one))])].filter((one) => one !== null)
}

async function heldByOthers({ db }: Tx, userId: string, addresses: string[]): Promise<(string | null)[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectFrom('accounts')
    .select(['email', 'phone_number'])
    .where('id', '<>', userId)
    .where(({ or, eb }) => or([eb('email', 'in', addresses), eb('phone_number', 'in', addresses)]))
    .execute()
  return rows.flatMap(({ email, phone_number }) => [email, phone_number])
}

/** The data without hashes and secrets, which say nothing about the person and must not leave the server. */
export async function keptAbout(tx: Tx, userId: string, hidden: RawBuilder<boolean>) {
  const sessions = await tx.db
    .selectFrom('sessions')
    .select([
      'kind',
      'device',
      'address',
      'started_at',
      'last_seen_at',
      'verified_at',
      'ended_at',
      'end_reason',
    ])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
  const codes = await tx.db
    .selectFrom('one_time_codes')
    .select(['purpose', 'channel', 'target', 'address', 'sent_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute()
  const passwordResets = await tx.db
    .selectFrom('reset_tokens')
    .select(['created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const secondFactors = await tx.db
    .selectFrom('second_factors')
    .select(['kind', 'name', 'created_at', 'confirmed_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const recoveryCodes = await tx.db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .execute()
  const personalTokens = await tx.db
    .selectFrom('personal_tokens')
    .innerJoin('sessions', 'sessions.id', 'personal_tokens.session_id')
    .select(['name', 'scopes', 'started_at', 'last_seen_at', 'expires_at', 'ended_at', 'end_reason'])
    .where('personal_tokens.user_id', '=', userId)
    .orderBy('started_at')
    .execute()
  const officeRemovals = await tx.db
    .selectFrom('office_removals')
    .select(['office', 'removed_at', 'seen_at'])
    .where('user_id', '=', userId)
    .execute()
  const barProposals = await tx.db
    .selectFrom('bar_proposals')
    .select(['name', 'country', 'proposed_at'])
    .where('user_id', '=', userId)
    .execute()
  const factors = { secondFactors, recoveryCodes }
  return {
    sessions,
    codes,
    passwordResets,
    ...factors,
    personalTokens,
    officeRemovals,
    barProposals,
    audit: await auditEntriesOf(tx, userId, hidden),
  }
}

/**
 * The actions of the person, and actions on the account without their actors, who are not the person's data. An entry
 * that is hidden from them by now keeps its action and time, which are theirs; its subject is not.
 */
async function auditEntriesOf({ db }: Tx, userId: string, hidden: RawBuilder<boolean>) {
  const entries = await withTables<PlatformTables>(db)
    .selectFrom('audit_entries')
    .select(['at', 'action', 'actor_id'])
    .select([
      sql<string | null>`case when not ${hidden} then subject_id end`.as('subject_id'),
      sql<unknown>`case when not ${hidden} then details end`.as('details'),
    ])
    .where((where) => where.or([where('actor_id', '=', userId), where('subject_id', '=', userId)]))
    .orderBy('id')
    .execute()
  return entries.map(({ actor_id, ...entry }) => ({ ...entry, own: actor_id === userId }))
}

/** The row stays, because other rows refer to its id; address and number become available again. */
export async function anonymiseAccount({ db }: Tx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      email: null,
      email_verified_at: null,
      phone_number: null,
      phone_verified_at: null,
      password_hash: null,
      name: '',
      surname: '',
      occupation: 'none',
      organisation: '',
      bar_association_id: null,
      bar_registration_number: '',
      bar_membership: 'none',
      bar_registered_at: null,
      invitation_id: null,
      erased_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

const personal = [
  'reset_tokens',
  'second_factors',
  'passkey_challenges',
  'recovery_codes',
  'office_removals',
  'bar_proposals',
  'personal_tokens',
] as const

/** Sessions keep their times, but not device and network; everything that could sign in is deleted. */
export async function forgetAccess(tx: Tx, userId: string, targets: string[]): Promise<void> {
  const own = tx.db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  await tx.db.deleteFrom('refresh_tokens').where('session_id', 'in', own).execute()
  await tx.db.updateTable('sessions').set({ device: '', address: '' }).where('user_id', '=', userId).execute()
  await tx.db
    .deleteFrom('one_time_codes')
    .where((where) =>
      where.or([where('user_id', '=', userId), ...targets.map((target) => where('target', '=', target))]),
    )
    .execute()
  await forgetRefusals(tx, userId)
  for (const table of personal) await tx.db.deleteFrom(table).where('user_id', '=', userId).execute()
}
