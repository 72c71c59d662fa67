/** The key of an office, opened by what somebody typed. */
import type { KeyObject } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { TypedKey } from '../../schemas/keys.ts'
import type { KeyCall, Tx } from './call.ts'
import { keyBy, type Typed, typed } from './custody.ts'
import { deriving } from './deriving.ts'
import { forgiveGuess, takeGuess } from './guesses.ts'
import { isKnownOpener } from './openers.ts'
import { findOfficeKey, lockOfficeKey } from './store.ts'
import type { OfficeKeyRow } from './tables.ts'

export interface Opened {
  row: OfficeKeyRow
  key: KeyObject
}

/**
 * Before the transaction that uses it, because a passphrase becomes a key within a part of a second.
 * @throws AppError `document.key_guessed_too_often`, or as `keyBy`
 */
export async function readTyped(call: KeyCall, officeId: string, given: TypedKey): Promise<Typed> {
  const { row, isKnown } = await call.office.read(async (tx) => {
    const row = requireHeld(await findOfficeKey(tx, officeId))
    return { row, isKnown: await isKnownOpener(tx, row, callerOf(call)) }
  })
  const read = await deriving(call, async () => {
    await takeGuess(call, isKnown)
    return typed(row, given)
  })
  keyBy(call.parts.keys.ring, row, read)
  await forgiveGuess(call, isKnown)
  return read
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
