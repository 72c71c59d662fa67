/** Why a session no longer opens anything, as its owner is told. */
import { AppError } from '@mizan/platform/contract'
import type { ErrorCode } from '@mizan/platform/contract/names'
import type { Tx } from './call.ts'
import { findRemoval } from './store/notices.ts'
import type { Session } from './tables.ts'

/** What ended it, by the reason that is kept with the session; the browser says it in its own words. */
const codes: Record<string, ErrorCode> = {
  other_device: 'session.taken_over',
  replaced: 'session.taken_over',
  owner: 'session.ended',
  logout: 'session.ended',
  password: 'session.password_changed',
  reuse: 'session.reused',
}

/** Only a removal is told by every call: it is a fact about the office, and the others are asked about at the renewal. */
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
