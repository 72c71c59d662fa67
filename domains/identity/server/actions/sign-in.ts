/** Signs in with address and password, in the browser or in its extension. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import type { Login, SignedIn } from '../../schemas.ts'
import { channelsOf } from '../channels.ts'
import { ensureOffice } from '../entering-office.ts'
import type { Identity } from '../identity.ts'
import { requireCredentials, requireSamePassword } from '../password-proof.ts'
import { secondStepOf } from '../second-step.ts'
import { openSession, signedIn } from '../sessions.ts'
import { tellOfNewDevice } from '../sign-in-alert.ts'
import { noteLanguage } from '../store/accounts.ts'
import { endSessions, runningSessionsOf } from '../store/sessions.ts'
import type { Account, IdentityTables, SessionKind } from '../tables.ts'

type Tx = TransactionContext<IdentityTables>

export async function signIn(
  identity: Identity,
  ctx: CallContext,
  credentials: Login,
  kind: SessionKind,
): Promise<SignedIn> {
  const proven = await requireCredentials(identity, ctx, credentials)
  const { account, opened } = await write(identity.context(ctx), async (tx) => {
    const account = await requireSamePassword(tx, proven, 'auth.invalid_credentials')
    if (kind === 'browser') await requireNoOtherDevice(identity, ctx, tx, account)
    const step = await secondStepOf(tx, account.id)
    const verified = account.email_verified_at !== null && step.factors.length === 0
    const office = await enterOffice(identity, tx, account, verified ? credentials.invitationId : undefined)
    await endSessions(tx.db, account.id, 'replaced', identity.clock.now(), { kind })
    await tellOfNewDevice(identity, ctx, tx, account)
    await noteLanguage(tx.db, account.id, ctx.language)
    const opened = await openSession(identity, ctx, tx, { userId: account.id, kind, verified, ...step })
    tx.about(opened.sessionId, { kind, verified }, { actorId: account.id, ...office })
    return { account, opened }
  })
  return signedIn(identity, account, opened)
}

/**
 * One browser session at a time. Only one whose second step was done keeps others out, and never the caller's own. The
 * refusal names the ways by which a code can end that session; only whoever has the password gets here.
 */
async function requireNoOtherDevice(
  identity: Identity,
  ctx: CallContext,
  { db }: Tx,
  account: Account,
): Promise<void> {
  const running = await runningSessionsOf(db, account.id, identity.clock.now())
  const elsewhere = running.filter(({ id, kind }) => kind === 'browser' && id !== ctx.caller?.sessionId)
  if (elsewhere.every(({ verified_at }) => verified_at === null)) return
  throw new AppError('auth.other_device', { details: { channels: channelsOf(account, []) } })
}

/** An invitation waits until the second step is done; the browser accepts it then. A claim has no office. */
async function enterOffice(
  identity: Identity,
  tx: Tx,
  account: Account,
  link: string | undefined,
): Promise<{ companyId?: string }> {
  const { id: userId, email } = account
  if (account.verified_at === null) return {}
  if (link !== undefined && email !== null) return identity.offices.join(tx, { userId, email, link })
  return ensureOffice(identity, tx, account)
}
