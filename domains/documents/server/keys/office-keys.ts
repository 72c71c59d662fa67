/**
 * The data keys of stored files. Each file has its own, encrypted under the key of its office; that one is encrypted
 * under a key of the server and, if the office holds it, under its passphrase before that.
 */
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { type FileOfOffice, nameOf, ownerOf, partsOf, wrappedBy } from './names.ts'
import { OpenedKeys } from './opened.ts'
import type { KeyPlace } from './places.ts'
import { type Ring, ringOf } from './ring.ts'
import {
  findOfficeKey,
  holdOfficeKey,
  holdOfficeKeys,
  insertOfficeKey,
  lockKeysUnderOthers,
  updateOfficeKey,
} from './store.ts'
import type { OfficeKeyRow } from './tables.ts'
import { unwrapKey, wrapKey } from './wrap.ts'

export interface KeyOpener {
  isHeld: boolean
  open: (fileKey: string, wrapped: Buffer) => Buffer
  /** Undefined if this one does not open, for a list that shows the others. */
  find: (fileKey: string, wrapped: Buffer) => Buffer | undefined
}

/** All functions throw AppError `document.key_unavailable`, or `document.keys_locked` while the office's key is closed. */
export interface OfficeKeys {
  /**
   * Encrypts a data key under the key that the office has now, which is made if it has none yet and stays until the
   * transaction ends. The row of a file takes what is given in its own transaction, because the office may have changed
   * its key since the file was written.
   */
  wrapFileKey(tx: Transaction, file: FileOfOffice, dataKey: Uint8Array): Promise<Buffer>
  /** Opens what the row of a file holds, in the transaction that read the row. */
  openFileKey(tx: Transaction, file: FileOfOffice, wrapped: Buffer): Promise<Buffer>
  /** The same for many files of one office; `isHeld`: whether only the office can open its key. */
  openerOf(tx: Transaction, officeId: string): Promise<KeyOpener>
  /** The same where rows are read after it and not in one snapshot: the office keeps its key until the transaction ends. */
  lockOpenerOf(tx: Transaction, officeId: string): Promise<KeyOpener>
  /**
   * The offices keep their keys until the transaction ends, whether they are open or not. Whoever changes the key holds all rows
   * with data keys, so a transaction that holds several of them asks this first, or `lockOpenerOf`: otherwise each could
   * wait for the other. Triggers hold rows of texts for whoever changes a document or a recording.
   */
  hold(tx: Transaction, ...officeIds: string[]): Promise<void>
  /** For an upload: refuses it before anything is received. */
  requireOpen(tx: Transaction, officeId: string): Promise<void>
  /**
   * Encrypts the keys of offices that are under a former secret of the server under its present one. Returns how many,
   * and how many stay closed because their secret is not known here. Needs the scope of the system.
   */
  moveToPresentSecret(tx: Transaction): Promise<{ moved: number; closed: number }>
  /** For the calls by which an office takes, opens and closes its key. */
  readonly ring: Ring
  readonly opened: OpenedKeys
  readonly places: readonly KeyPlace[]
}

/**
 * @param secrets of the server: the present one first, then former ones, which only open what they have encrypted
 * @param places where encrypted data keys are kept
 */
export function openOfficeKeys(
  secrets: readonly [Uint8Array, ...Uint8Array[]],
  places: readonly KeyPlace[],
): OfficeKeys {
  const ring = ringOf(secrets)
  const opened = new OpenedKeys()
  const keyOf = (tx: Transaction, row: OfficeKeyRow): KeyObject =>
    row.custody === 'office' ? openedKey(tx, opened, row) : serverKey(ring, row)
  const wrapFileKey: OfficeKeys['wrapFileKey'] = async (tx, file, dataKey) => {
    const row = (await holdOfficeKey(tx, file.officeId)) ?? (await makeOfficeKey(tx, file.officeId, ring))
    return wrappedBy(row.id, wrapKey(keyOf(tx, row), dataKey, nameOf(file)))
  }
  return {
    ring,
    opened,
    places,
    wrapFileKey,
    openFileKey: async (tx, { officeId, fileKey }, wrapped) =>
      openerOf(keyOf, tx, officeId, await findOfficeKey(tx, officeId)).open(fileKey, wrapped),
    openerOf: async (tx, officeId) => openerOf(keyOf, tx, officeId, await findOfficeKey(tx, officeId)),
    lockOpenerOf: async (tx, officeId) => openerOf(keyOf, tx, officeId, await holdOfficeKey(tx, officeId)),
    hold: (tx, ...officeIds) => holdOfficeKeys(tx, officeIds),
    requireOpen: async (tx, officeId) => {
      const row = await findOfficeKey(tx, officeId)
      if (row) keyOf(tx, row)
    },
    moveToPresentSecret: (tx) => moveToPresentSecret(tx, ring),
  }
}

type KeyOf = (tx: Transaction, row: OfficeKeyRow) => KeyObject

function openerOf(keyOf: KeyOf, tx: Transaction, officeId: string, row: OfficeKeyRow | undefined): KeyOpener {
  const key = row && keyOf(tx, row)
  const find: KeyOpener['find'] = (fileKey, wrapped) => {
    const { keyId, bytes } = partsOf(wrapped)
    return key && row.id === keyId ? unwrapKey(key, bytes, nameOf({ officeId, fileKey })) : undefined
  }
  const open: KeyOpener['open'] = (fileKey, wrapped) => {
    const dataKey = find(fileKey, wrapped)
    if (!dataKey) throw new AppError('document.key_unavailable')
    return dataKey
  }
  return { isHeld: row?.custody === 'office', open, find }
}

function serverKey(ring: Ring, row: OfficeKeyRow): KeyObject {
  const key = ring.open(row.wrapped, row.server_key, ownerOf(row, 'wrapped'))
  if (!key) throw new AppError('document.key_unavailable')
  return createSecretKey(key)
}

function openedKey(tx: Transaction, opened: OpenedKeys, row: OfficeKeyRow): KeyObject {
  const found = opened.find(row, tx.clock.now())
  if (!found) throw new AppError('document.keys_locked')
  return found.key
}

/** The key of an office that the server holds. @throws AppError `document.key_held` if the office holds it */
export function requireServerKey(ring: Ring, row: OfficeKeyRow): KeyObject {
  if (row.custody === 'office') throw new AppError('document.key_held')
  return serverKey(ring, row)
}

/** Holds the key of the office, which gets one if it has none yet. */
export async function makeOfficeKey(tx: Transaction, officeId: string, ring: Ring): Promise<OfficeKeyRow> {
  const id = randomUUID()
  await insertOfficeKey(tx, {
    id,
    company_id: officeId,
    server_key: ring.present,
    wrapped: ring.close(randomBytes(32), ownerOf({ id, company_id: officeId }, 'wrapped')),
    created_at: tx.clock.now().toISOString(),
  })
  const row = await holdOfficeKey(tx, officeId)
  if (!row) throw new Error(`The key of the office ${officeId} could not be stored`)
  return row
}

async function moveToPresentSecret(tx: Transaction, ring: Ring): Promise<{ moved: number; closed: number }> {
  const rows = await lockKeysUnderOthers(tx, ring.present)
  let moved = 0
  for (const row of rows) {
    const [wrapped, recovery] = (['wrapped', 'recovery'] as const).map((column) => {
      const closed = row[column]
      const content = closed && ring.open(closed, row.server_key, ownerOf(row, column))
      return content ? ring.close(content, ownerOf(row, column)) : null
    })
    if (!wrapped || (row.recovery && !recovery)) continue
    await updateOfficeKey(tx, row.id, { server_key: ring.present, wrapped, recovery: recovery ?? null })
    moved += 1
  }
  return { moved, closed: rows.length - moved }
}
