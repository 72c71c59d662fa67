/** The error that explains to the owner of a session why it has ended. */
import { AppError } from '@mizan/platform/contract'
import type { ErrorCode } from '@mizan/platform/contract/names'
import type { Tx } from '../call.ts'
import { findRemoval } from '../notices/store.ts'
import type { Session } from '../tables.ts'

/** Codes by the end reason that is stored with the session; the browser has the texts. */
const codes: Record<string, ErrorCode> = {
  other_device: 'session.taken_over',
  replaced: 'session.taken_over',
  fewer_devices: 'session.ended',
  owner: 'session.ended',
  logout: 'session.ended',
  password: 'session.password_changed',
  reuse: 'session.reused',
}

/** Every call reports a removal, because it concerns the office; other reasons are reported only by the renewal. */
export const removedError = (endReason: string | null, office: string | null | undefined): AppError =>
  endReason === 'removed' && office
    ? new AppError('session.removed', { values: { office } })
    : new AppError('session.required')

/** For the holder of its refresh token. */
export async function endedSession(
  tx: Tx,
  session: Pick<Session, 'user_id' | 'end_reason'>,
): Promise<AppError> {
  if (session.end_reason === null) return new AppError('session.lapsed')
  const code = codes[session.end_reason]
  if (code) return new AppError(code)
  return removedError(session.end_reason, (await findRemoval(tx, session.user_id))?.office)
}
