/** SQL of second factors. A factor that was never confirmed does not count. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../call.ts'
import type { SecondFactorsTable } from '../../tables.ts'
import type { KeptPasskey } from '../passkeys.ts'

export type KeptFactor = Selectable<SecondFactorsTable>

export const listConfirmed = ({ db }: Tx, userId: string): Promise<KeptFactor[]> =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The kinds that the owner can use at a sign-in. */
export async function confirmedFactorsOf(tx: Tx, userId: string): Promise<KeptFactor['kind'][]> {
  const kinds = new Set((await listConfirmed(tx, userId)).map(({ kind }) => kind))
  return (['totp', 'passkey'] as const).filter((kind) => kinds.has(kind))
}

/** Locks the confirmed factors of one kind until the transaction ends. */
export const lockConfirmed = ({ db }: Tx, userId: string, kind: KeptFactor['kind']): Promise<KeptFactor[]> =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** An authenticator app that was begun after `since` and waits for its first code. */
export const lockUnconfirmed = (
  { db }: Tx,
  userId: string,
  id: string,
  since: Date,
): Promise<KeptFactor | undefined> =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .where('created_at', '>=', since.toISOString())
    .forUpdate()
    .executeTakeFirst()

/** False if any account already has this passkey. */
export async function addFactor({ db }: Tx, factor: Insertable<SecondFactorsTable>): Promise<boolean> {
  const added = await db
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .execute()
  return added.length === 1
}

export async function changeFactor(
  { db }: Tx,
  id: string,
  change: Updateable<SecondFactorsTable>,
): Promise<void> {
  await db.updateTable('second_factors').set(change).where('id', '=', id).execute()
}

export const removeFactorOf = (
  { db }: Tx,
  userId: string,
  id: string,
): Promise<Pick<KeptFactor, 'kind'> | undefined> =>
  db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('kind')
    .executeTakeFirst()

export async function removeFactorsOf({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

/** Deletes factors that were begun but not confirmed. */
export async function removeUnconfirmed({ db }: Tx, userId: string): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** A stored passkey in the form that is checked. */
export const keptPasskey = (factor: KeptFactor): KeptPasskey => ({
  credentialId: factor.credential_id ?? '',
  publicKey: factor.public_key ?? new Uint8Array(),
  counter: factor.counter,
  transports: factor.transports ?? [],
})
