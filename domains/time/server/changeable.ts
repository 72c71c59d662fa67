/** Decides whether recorded time can still be changed, and by whom. */
import { AppError, type Caller } from '@mizan/platform/contract'
import { mayEdit } from '../access.ts'
import type { EntryRow } from './tables.ts'

/** @throws AppError `time.not_yours` or `time.entry_billed` */
export function requireChangeable(caller: Caller, row: EntryRow): void {
  if (!mayEdit(caller, row.user_id)) throw new AppError('time.not_yours')
  if (row.service_id !== null) throw new AppError('time.entry_billed')
}
