/** Offices that hold their own key: it is encrypted under a passphrase and, a second time, under a recovery key. */
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { nameOf, ownerOf, partsOf, wrappedBy } from './names.ts'
import { derivation, keyOfPassphrase, keyOfRecovery, newRecoveryKey } from './passphrase.ts'
import { type KeyPlace, moveFileKeys } from './places.ts'
import type { Ring } from './ring.ts'
import { updateOfficeKey } from './store.ts'
import type { OfficeKeyRow } from './tables.ts'
import { unwrapKey, wrapKey } from './wrap.ts'

/** What people hold from now on; made before a transaction, because it takes a part of a second. */
export interface NewHolders {
  salt: Buffer
  passphrase: KeyObject
  recovery: KeyObject
}

export async function newHolders(passphrase: string): Promise<{ holders: NewHolders; recoveryKey: string }> {
  const salt = randomBytes(16)
  const recoveryKey = newRecoveryKey()
  const recovery = keyOfRecovery(recoveryKey)
  return { recoveryKey, holders: { salt, passphrase: await keyOfPassphrase(passphrase, salt), recovery } }
}

/** What somebody typed, as a key. */
export type Typed = { column: 'wrapped' | 'recovery'; key: KeyObject }

export async function typed(
  row: OfficeKeyRow,
  given: { passphrase?: string | undefined; recoveryKey?: string | undefined },
): Promise<Typed> {
  if (given.recoveryKey) return { column: 'recovery', key: keyOfRecovery(given.recoveryKey) }
  if (!row.salt || row.derivation !== derivation) throw new AppError('document.key_not_held')
  return { column: 'wrapped', key: await keyOfPassphrase(given.passphrase ?? '', row.salt) }
}

/**
 * The key of an office that holds it.
 * @throws AppError `document.key_not_held`, `document.key_unavailable`, `document.wrong_passphrase`
 */
export function keyBy(ring: Ring, row: OfficeKeyRow, { column, key }: Typed): KeyObject {
  const closed = row[column]
  if (row.custody !== 'office' || !closed) throw new AppError('document.key_not_held')
  const inner = ring.open(closed, row.server_key, ownerOf(row, column))
  if (!inner) throw new AppError('document.key_unavailable')
  const found = unwrapKey(key, inner, ownerOf(row, column))
  if (!found) throw new AppError('document.wrong_passphrase')
  return createSecretKey(found)
}

export interface Renewal {
  row: OfficeKeyRow
  /** The key that the office has had until now. */
  key: KeyObject
  /** Who holds it from now on; without them the server does. */
  holders?: NewHolders | undefined
  by: string
}

/**
 * Gives the office a key that nobody has had before, and encrypts the data keys of all its files under it. A former
 * passphrase then opens nothing any more, also not with an older copy of the passphrase's row.
 */
export async function renewKey(
  tx: Transaction,
  { ring, places }: { ring: Ring; places: readonly KeyPlace[] },
  { row, key, holders, by }: Renewal,
): Promise<{ row: OfficeKeyRow; key: KeyObject; files: number }> {
  const next = { id: randomUUID(), company_id: row.company_id }
  const officeId = row.company_id
  const nextKey = createSecretKey(randomBytes(32))
  const files = await moveFileKeys(tx, { officeId, places }, (fileKey, wrapped) => {
    const name = nameOf({ officeId, fileKey })
    const { keyId, bytes } = partsOf(wrapped)
    const dataKey = keyId === row.id ? unwrapKey(key, bytes, name) : undefined
    // Already lost; what else the office has goes on.
    return dataKey ? wrappedBy(next.id, wrapKey(nextKey, dataKey, name)) : wrapped
  })
  const change = { ...next, server_key: ring.present, ...heldBy(tx, ring, { next, nextKey, holders, by }) }
  return { row: await updateOfficeKey(tx, row.id, change), key: nextKey, files }
}

interface Holding extends Pick<Renewal, 'holders' | 'by'> {
  next: Pick<OfficeKeyRow, 'id' | 'company_id'>
  nextKey: KeyObject
}

/** The columns that say who can open the key. The server's own encryption is around that of the office. */
function heldBy(tx: Transaction, ring: Ring, { next, nextKey, holders, by }: Holding) {
  const key = nextKey.export()
  if (!holders) {
    const nobody = { salt: null, derivation: null, recovery: null, taken_by: null, taken_at: null }
    const wrapped = ring.close(key, ownerOf(next, 'wrapped'))
    return { custody: 'server' as const, wrapped, ...nobody, member_left_at: null }
  }
  const closed = (column: Typed['column'], under: KeyObject) =>
    ring.close(wrapKey(under, key, ownerOf(next, column)), ownerOf(next, column))
  return {
    custody: 'office' as const,
    salt: holders.salt,
    derivation,
    wrapped: closed('wrapped', holders.passphrase),
    recovery: closed('recovery', holders.recovery),
    taken_by: by,
    taken_at: tx.clock.now().toISOString(),
    member_left_at: null,
  }
}
