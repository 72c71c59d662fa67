/** Signs in with address and password, in the browser or in its extension. */
import { AppError } from '@mizan/platform/contract'
import type { Login, SignedIn } from '../../../schemas.ts'
import { noteLanguage } from '../../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { channelsOf } from '../../codes/channels.ts'
import { requireCredentials, requireSamePassword } from '../../passwords/password-proof.ts'
import { openSession, signedIn } from '../../sessions/sessions.ts'
import { endSessions, runningSessionsOf } from '../../sessions/store/sessions.ts'
import { ensureOffice } from '../../sign-up/entering-office.ts'
import type { Account, SessionKind } from '../../tables.ts'
import { secondStepOf } from '../second-step.ts'
import { notifyOfNewDevice } from '../sign-in-alert.ts'

export async function signIn(
  call: IdentityCall,
  { kind, ...credentials }: Login & { kind: SessionKind },
): Promise<SignedIn> {
  const proven = await requireCredentials(call, credentials)
  const { account, opened } = await call.system(async (tx) => {
    const account = await requireSamePassword(tx, proven, 'auth.invalid_credentials')
    const staying = kind === 'browser' ? await requireFreeDevice(call, tx, account) : []
    const step = await secondStepOf(tx, account.id)
    const verified = account.email_verified_at !== null && step.factors.length === 0
    const office = await enterOffice(call, tx, account, verified ? credentials.invitationId : undefined)
    await endSessions(tx, account.id, 'replaced', call.clock.now(), { kinds: [kind], except: staying })
    await notifyOfNewDevice(call, tx, account)
    if (account.language !== call.language) await noteLanguage(tx, account.id, call.language)
    const opened = await openSession(call, tx, { userId: account.id, kind, verified, ...step })
    tx.about(opened.sessionId, { kind, verified }, { actorId: account.id, ...office })
    return { account, opened }
  })
  return signedIn(call, account, opened)
}

/**
 * One browser session at a time, or as many as the office allows. Only a session whose second step was done blocks
 * others, and never the caller's own. The refusal names the channels by which a code can end the others; only a caller
 * with the right password sees it. Returns the sessions that stay.
 */
async function requireFreeDevice(call: IdentityCall, tx: Tx, account: Account): Promise<string[]> {
  const running = await runningSessionsOf(tx, account.id, call.clock.now())
  const elsewhere = running.filter(
    ({ id, kind, verified_at }) =>
      kind === 'browser' && verified_at !== null && id !== call.caller?.session?.sessionId,
  )
  if (elsewhere.length > 0 && elsewhere.length >= (await call.parts.offices.deviceMaximum(tx, account.id)))
    throw new AppError('auth.other_device', { details: { channels: channelsOf(account, []) } })
  return elsewhere.map(({ id }) => id)
}

/**
 * An invitation waits until the second step is done; the browser accepts it then. An unproven account has no office.
 */
async function enterOffice(
  call: IdentityCall,
  tx: Tx,
  account: Account,
  link: string | undefined,
): Promise<{ officeId?: string }> {
  const { id: userId, email } = account
  if (account.verified_at === null) return {}
  if (link !== undefined && email !== null) return call.parts.offices.join(tx, { userId, email, link })
  return ensureOffice(call, tx, account)
}
