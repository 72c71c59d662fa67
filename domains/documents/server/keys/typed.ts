/** The key of an office, opened by what somebody typed. */
import type { KeyObject } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import type { TypedKey } from '../../schemas/keys.ts'
import type { KeyCall, Tx } from './call.ts'
import { keyBy, type Typed, typed } from './custody.ts'
import { findOfficeKey, lockOfficeKey } from './store.ts'
import type { OfficeKeyRow } from './tables.ts'

export interface Opened {
  row: OfficeKeyRow
  key: KeyObject
}

/**
 * Before the transaction that uses it, because a passphrase becomes a key within a part of a second.
 * @throws AppError `document.key_not_held`
 */
export async function readTyped(call: KeyCall, officeId: string, given: TypedKey): Promise<Typed> {
  const row = await call.office.read((tx) => findOfficeKey(tx, officeId))
  return typed(requireHeld(row), given)
}

/** Holds the key of the office until the transaction ends. @throws AppError as `keyBy` */
export async function openTyped(call: KeyCall, tx: Tx, officeId: string, given: Typed): Promise<Opened> {
  const row = requireHeld(await lockOfficeKey(tx, officeId))
  return { row, key: keyBy(call.parts.keys.ring, row, given) }
}

function requireHeld(row: OfficeKeyRow | undefined): OfficeKeyRow {
  if (row?.custody !== 'office') throw new AppError('document.key_not_held')
  return row
}

/** For the record: which of the two was typed. */
export const howOf = ({ column }: Typed): 'passphrase' | 'recovery' =>
  column === 'recovery' ? 'recovery' : 'passphrase'
