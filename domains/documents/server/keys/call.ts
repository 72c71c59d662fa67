/** What the calls about the key of an office are given. */
import { isAdministrator } from '@mizan/company/access'
import type { Seats } from '@mizan/platform/access'
import type { Call } from '@mizan/platform/call'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { OfficeKeys } from './office-keys.ts'
import type { KeyTables } from './tables.ts'

export interface KeyParts {
  keys: OfficeKeys
  /** For keys that are derived from passphrases. */
  derivationSeats: Seats
}

export type KeyCall = Call<KeyParts, KeyTables>
export type Tx = Transaction<KeyTables>

/** @throws AppError `document.key_administrators_only` */
export function administratorWhoCalls(call: KeyCall): Caller {
  const caller = callerOf(call)
  if (!isAdministrator(caller.roles)) throw new AppError('document.key_administrators_only')
  return caller
}
