/** Accepts a code and carries out the action for which it was requested. */
import { AppError, sessionOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { StepLeft, VerificationResult } from '../../../schemas.ts'
import { proveChannel } from '../../accounts/proof.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { lockTarget } from '../../accounts/store/claims.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { applyPhoneChange } from '../../profile/actions/request-phone-change.ts'
import { markVerified, type OpenedSession, openSession, signedIn } from '../../sessions/sessions.ts'
import { endSessions } from '../../sessions/store/sessions.ts'
import { secondStepOf } from '../../sign-in/second-step.ts'
import { notifyOfTakeOver } from '../../sign-in/sign-in-alert.ts'
import { ensureOffice } from '../../sign-up/entering-office.ts'
import type { Account, OneTimeCode } from '../../tables.ts'
import { stepLeft } from '../channels.ts'
import { requireRightCode } from '../codes.ts'
import { spendCode } from '../store.ts'

interface RightCode {
  call: IdentityCall
  tx: Tx
  code: OneTimeCode & { user_id: string }
  account: Account
}

interface Effect {
  /** The account after the change. */
  account: Account
  opened?: OpenedSession
  left?: StepLeft
}

export async function verifyCode(
  call: IdentityCall,
  entered: { codeId: string; code: string },
): Promise<VerificationResult> {
  const code = await requireRightCode(call, entered, (sent) => mayEnter(call, sent))
  // The change of a number has an audit entry of its own; the code is only the means.
  const open = code.purpose === 'phone' ? call.system.unaudited : call.system
  const { account, opened, left } = await open(async (tx) => {
    await lockTarget(tx, code.target)
    const account = await lockAccount(tx, code.user_id)
    if (!account || !(await spendCode(tx, code.id, call.clock.now()))) throw new AppError('code.expired')
    return takeEffect({ call, tx, code, account })
  })
  if (left) return { verified: false, session: null, left }
  return { verified: true, session: opened ? await signedIn(call, account, opened) : null }
}

/** @throws AppError `session.required` if the code needs a session and nobody is signed in */
const mayEnter = (call: IdentityCall, { session_id, purpose }: OneTimeCode): boolean =>
  session_id === null ? purpose === 'otherDevice' : sessionOf(call).sessionId === session_id

function takeEffect(right: RightCode): Promise<Effect> {
  if (right.code.purpose === 'otherDevice') return takeOver(right)
  return right.code.purpose === 'phone' ? changePhone(right) : verifySession(right)
}

/**
 * A code by mail completes the step only for an account without second factors; otherwise it only proves the mailbox.
 */
async function verifySession({ call, tx, code, account }: RightCode): Promise<Effect> {
  const step = await secondStepOf(tx, account.id)
  const isNoStep = code.channel === 'email' && step.factors.length > 0
  // A second factor may have been added since the letter was sent.
  if (isNoStep && account.email_verified_at !== null) throw new AppError('code.expired')
  const proven = await proveChannel(call, tx, account, code.channel)
  await noteInRecord(call, tx, code, { before: account, proven })
  if (isNoStep || proven.email_verified_at === null) return { account: proven, left: stepLeft(proven, step) }
  await markVerified(call, tx, code.session_id ?? '')
  return { account: proven }
}

/** The first entry of a completed account names its office, which the session did not have yet. */
async function noteInRecord(
  { parts }: IdentityCall,
  tx: Tx,
  { session_id, purpose, channel }: OneTimeCode,
  { before, proven }: { before: Account; proven: Account },
): Promise<void> {
  const isFirst = before.verified_at === null && proven.verified_at !== null
  const officeId = isFirst ? await parts.officeOf(tx, proven.id) : undefined
  tx.about(session_id ?? '', { purpose, channel }, officeId === undefined ? {} : { officeId })
}

async function changePhone({ call, tx, code, account }: RightCode): Promise<Effect> {
  await applyPhoneChange(call, tx, account, code.target)
  const action = account.phone_number === code.target ? 'phone.proven' : 'phone.changed'
  await insertAuditEntry(tx, action, { subjectId: code.user_id, details: {} })
  return { account }
}

/**
 * Ends every other session, those of extensions too, and opens one here; programs with a personal token are no devices. A second factor, or a mailbox that is not
 * proven, is still required.
 */
async function takeOver({ call, tx, code, account }: RightCode): Promise<Effect> {
  const userId = account.id
  const proven = await proveChannel(call, tx, account, code.channel)
  const office = proven.verified_at === null ? {} : await ensureOffice(call, tx, proven)
  await endSessions(tx, userId, 'other_device', call.clock.now(), { kinds: ['browser', 'extension'] })
  await notifyOfTakeOver(call, tx, account)
  const step = await secondStepOf(tx, userId)
  const verified = proven.email_verified_at !== null && step.factors.length === 0
  const opened = await openSession(call, tx, { userId, kind: 'browser', verified, ...step })
  tx.about(opened.sessionId, { purpose: code.purpose }, { actorId: userId, ...office })
  return { account: proven, opened }
}
