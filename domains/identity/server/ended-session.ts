/** Why a session no longer opens anything, as its owner is told. */
import { AppError } from '@mizan/platform/contract'
import type { ErrorCode } from '@mizan/platform/contract/names'
import type { Kysely } from 'kysely'
import { findRemoval } from './store/notices.ts'
import type { IdentityTables, Session } from './tables.ts'

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
export async function removedSession(
  db: Kysely<IdentityTables>,
  { user_id, end_reason }: Pick<Session, 'user_id' | 'end_reason'>,
): Promise<AppError> {
  const removal = end_reason === 'removed' ? await findRemoval(db, user_id) : undefined
  return removal
    ? new AppError('session.removed', { values: { office: removal.office } })
    : new AppError('session.required')
}

/** For the holder of its refresh token. */
export async function endedSession(
  db: Kysely<IdentityTables>,
  session: Pick<Session, 'user_id' | 'end_reason'>,
): Promise<AppError> {
  if (session.end_reason === null) return new AppError('session.lapsed')
  const code = codes[session.end_reason]
  return code ? new AppError(code) : removedSession(db, session)
}
