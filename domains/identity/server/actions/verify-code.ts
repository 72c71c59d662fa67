/** Takes a code and does what it was asked for. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry, type TransactionContext, write } from '@mizan/platform/database'
import type { Verified } from '../../schemas.ts'
import { requireRightCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { secondStepOf } from '../second-step.ts'
import { markVerified, type OpenedSession, openSession, signedIn } from '../sessions.ts'
import { tellOfTakeOver } from '../sign-in-alert.ts'
import { lockAccount, markChannelProven } from '../store/accounts.ts'
import { spendCode } from '../store/codes.ts'
import { confirmedFactorsOf } from '../store/factors.ts'
import { endSessions } from '../store/sessions.ts'
import type { Account, IdentityTables, OneTimeCode } from '../tables.ts'
import { applyPhoneChange } from './profile-phone.ts'

type Tx = TransactionContext<IdentityTables>

interface RightCode {
  identity: Identity
  ctx: CallContext
  tx: Tx
  code: OneTimeCode & { user_id: string }
  account: Account
}

export async function verifyCode(
  identity: Identity,
  ctx: CallContext,
  entered: { codeId: string; code: string },
): Promise<Verified> {
  const code = await requireRightCode(identity, ctx, entered, (sent) => mayEnter(ctx, sent))
  // What becomes of a number is an entry of its own: the code is only how it came about.
  const context = code.purpose === 'phone' ? identity.unaudited(ctx) : identity.context(ctx)
  const { account, opened } = await write(context, async (tx) => {
    const account = await lockAccount(tx.db, code.user_id)
    if (!account || !(await spendCode(tx.db, code.id, identity.clock.now())))
      throw new AppError('code.expired')
    return { account, opened: await takeEffect({ identity, ctx, tx, code, account }) }
  })
  return { verified: true, session: opened ? await signedIn(identity, account, opened) : null }
}

/** @throws AppError session.required where a session is needed and nobody is signed in */
const mayEnter = (ctx: CallContext, { session_id, purpose }: OneTimeCode): boolean =>
  session_id === null ? purpose === 'otherDevice' : callerOf(ctx).sessionId === session_id

function takeEffect(right: RightCode): Promise<OpenedSession | undefined> {
  if (right.code.purpose === 'otherDevice') return takeOver(right)
  return right.code.purpose === 'phone' ? changePhone(right) : verifySession(right)
}

async function verifySession({ identity, tx, code }: RightCode): Promise<undefined> {
  // A second factor may have been added since the letter was sent.
  if (code.channel === 'email' && (await confirmedFactorsOf(tx, code.user_id)).length > 0)
    throw new AppError('code.expired')
  await markVerified(identity, tx, code.session_id ?? '')
  await markChannelProven(tx.db, code.user_id, code.channel, identity.clock.now())
  tx.about(code.session_id ?? '', { purpose: code.purpose, channel: code.channel })
}

async function changePhone({ tx, code, account }: RightCode): Promise<undefined> {
  await applyPhoneChange(tx, account, code.target)
  const action = account.phone_number === code.target ? 'phone.proven' : 'phone.changed'
  await insertAuditEntry(tx, action, { subjectId: code.user_id, details: {} })
}

/** Every session elsewhere ends, that of an extension too, and one begins here: a second factor is still asked for. */
async function takeOver({ identity, ctx, tx, code, account }: RightCode): Promise<OpenedSession> {
  const now = identity.clock.now()
  const { id: userId, name, surname, country } = account
  const { companyId } = await identity.offices.ensure(tx, { userId, name: `${name} ${surname}`, country })
  await endSessions(tx.db, userId, 'other_device', now)
  await markChannelProven(tx.db, userId, code.channel, now)
  await tellOfTakeOver(identity, ctx, tx, account)
  const step = await secondStepOf(tx, userId)
  const verified = step.factors.length === 0
  const opened = await openSession(identity, ctx, tx, { userId, kind: 'browser', verified, ...step })
  tx.about(opened.sessionId, { purpose: code.purpose }, { actorId: userId, companyId })
  return opened
}
