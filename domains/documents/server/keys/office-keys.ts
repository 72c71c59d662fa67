/**
 * The data keys of stored files. Each file has its own, encrypted under the key of its office; that one is encrypted
 * under a key of the server.
 */
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { type Ring, ringOf } from './ring.ts'
import {
  findOfficeKey,
  holdOfficeKey,
  insertOfficeKey,
  lockKeysUnderOthers,
  updateOfficeKey,
} from './store.ts'
import type { OfficeKeyRow } from './tables.ts'
import { unwrapKey, wrapKey } from './wrap.ts'

/** The file whose data key it is; an encrypted data key opens for this office and this file only. */
export interface FileOfOffice {
  officeId: string
  /** Its key in the store. */
  fileKey: string
}

export interface OfficeKeys {
  /**
   * Makes a data key, and the key of the office if it has none yet. `wrapped` goes into the row of the file. If the
   * upload lies between this transaction and the one that writes the row, the row takes what `wrapFileKey` gives in
   * its own transaction, because the office may have changed its key meanwhile.
   * @throws AppError `document.key_unavailable`
   */
  newFileKey(tx: Transaction, file: FileOfOffice): Promise<{ dataKey: Buffer; wrapped: Buffer }>
  /**
   * Encrypts a data key under the key that the office has now, and keeps that key until the transaction ends.
   * @throws AppError `document.key_unavailable`
   */
  wrapFileKey(tx: Transaction, file: FileOfOffice, dataKey: Uint8Array): Promise<Buffer>
  /**
   * Opens what the row of a file holds, in the transaction that read the row.
   * @throws AppError `document.key_unavailable`
   */
  openFileKey(tx: Transaction, file: FileOfOffice, wrapped: Buffer): Promise<Buffer>
  /**
   * Encrypts the keys of offices that are under a former secret of the server under its present one. Returns how many,
   * and how many stay closed because their secret is not known here. Needs the scope of the system.
   */
  moveToPresentSecret(tx: Transaction): Promise<{ moved: number; closed: number }>
}

/** `secrets` of the server: the present one first, then former ones, which only open what they have encrypted. */
export function openOfficeKeys(secrets: readonly [Uint8Array, ...Uint8Array[]]): OfficeKeys {
  const ring = ringOf(secrets)
  const opened = (row: OfficeKeyRow): KeyObject => {
    const key = ring.open(row.wrapped, row.server_key, ownerOf(row))
    if (!key) throw new AppError('document.key_unavailable')
    return createSecretKey(key)
  }
  const wrapFileKey: OfficeKeys['wrapFileKey'] = async (tx, file, dataKey) => {
    const row = (await holdOfficeKey(tx, file.officeId)) ?? (await makeOfficeKey(tx, file.officeId, ring))
    return fileKeyOf(row.id, wrapKey(opened(row), dataKey, nameOf(file)))
  }
  return {
    newFileKey: async (tx, file) => {
      const dataKey = randomBytes(32)
      return { dataKey, wrapped: await wrapFileKey(tx, file, dataKey) }
    },
    wrapFileKey,
    openFileKey: async (tx, file, wrapped) => {
      const row = await findOfficeKey(tx, file.officeId)
      const { keyId, bytes } = partsOf(wrapped)
      const dataKey = row?.id === keyId ? unwrapKey(opened(row), bytes, nameOf(file)) : undefined
      if (!dataKey) throw new AppError('document.key_unavailable')
      return dataKey
    },
    moveToPresentSecret: async (tx) => {
      const rows = await lockKeysUnderOthers(tx, ring.present)
      let moved = 0
      for (const row of rows) {
        const key = ring.open(row.wrapped, row.server_key, ownerOf(row))
        if (!key) continue
        const wrapped = ring.close(key, ownerOf(row))
        await updateOfficeKey(tx, row.id, { server_key: ring.present, wrapped })
        moved += 1
      }
      return { moved, closed: rows.length - moved }
    },
  }
}

async function makeOfficeKey(tx: Transaction, officeId: string, ring: Ring): Promise<OfficeKeyRow> {
  const id = randomUUID()
  await insertOfficeKey(tx, {
    id,
    company_id: officeId,
    server_key: ring.present,
    wrapped: ring.close(randomBytes(32), ownerOf({ id, company_id: officeId })),
    created_at: tx.clock.now().toISOString(),
  })
  const row = await holdOfficeKey(tx, officeId)
  if (!row) throw new Error(`The key of the office ${officeId} could not be stored`)
  return row
}

const ownerOf = ({ id, company_id }: Pick<OfficeKeyRow, 'id' | 'company_id'>): string =>
  `office key ${company_id} ${id}`
const nameOf = ({ officeId, fileKey }: FileOfOffice): string => `file key ${officeId} ${fileKey}`

/** An encrypted data key: version, id of the key of the office, and what `wrapKey` gave. */
const version = 1
const keyIdBytes = 16

const fileKeyOf = (keyId: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([version]), Buffer.from(keyId.replaceAll('-', ''), 'hex'), bytes])

function partsOf(wrapped: Buffer): { keyId: string | undefined; bytes: Buffer } {
  if (wrapped[0] !== version) return { keyId: undefined, bytes: Buffer.alloc(0) }
  const digits = wrapped.subarray(1, 1 + keyIdBytes).toString('hex')
  const keyId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { keyId, bytes: wrapped.subarray(1 + keyIdBytes) }
}
