/** One-time codes: six digits, sent to the owner, stored only as a keyed hash. */
import { randomInt, timingSafeEqual } from 'node:crypto'
import { networkOf } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { queueMessage } from '@mizan/platform/messages'
import { sql } from 'kysely'
import { codeLetter } from '../../letters/codes.ts'
import { codeLimits, waitBeforeCode } from '../../rules/codes.ts'
import type { Channel, SentCode } from '../../schemas.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { keyedHash } from '../keys.ts'
import { signInNetworks } from '../sessions/store/sessions.ts'
import { newId } from '../sessions/tokens.ts'
import { noteRefusal } from '../sign-in/refusals.ts'
import type { CodePurpose, OneTimeCode } from '../tables.ts'
import { hintOf } from './channels.ts'
import { codesSince, findCode, insertCode, lockCodesOf, replaceCodes, takeCodeTry } from './store.ts'

export interface CodeOrder {
  purpose: CodePurpose
  /**
   * The target of the code: the id of the account, or the address or number itself. The latter if nobody may learn
   * whether there is an account, or if it is not proven and may belong to somebody else than the caller.
   */
  about: string
  /** Null if there is no such account. The same steps run then, but nothing is sent. */
  userId: string | null
  /** The only session that may enter the code; null if there is none yet. */
  sessionId: string | null
  channel: Channel
  target: string
  /** Language of the account, or of the call if there is no account. */
  language: 'tr' | 'en'
}

const DAY_MS = 86_400_000

/** @throws AppError `code.too_soon`, `LA_NotificationServiceResponseIsNull` */
export async function sendCode(call: IdentityCall, tx: Tx, order: CodeOrder): Promise<SentCode> {
  const now = call.clock.now()
  const accountKey = keyedHash(call.parts.keys.accounts, order.about).toString('base64url')
  const network = networkOf(call.client.address)
  const { purpose } = order
  await lockCodesOf(tx, accountKey, purpose)
  await requireTurn(tx, { order, accountKey, network }, now)
  // This concerns the whole service and not one address, so it tells nothing about accounts; the request does not
  // count.
  if (!call.parts.delivers(order.channel)) throw new AppError('LA_NotificationServiceResponseIsNull')
  // A stranger who requests a code for a forgotten password must not void the owner's code.
  const isOwn = order.userId !== null && purpose !== 'passwordReset'
  const replaced = isOwn ? { userId: order.userId ?? '' } : { accountKey, address: network }
  await replaceCodes(tx, { ...replaced, purpose }, now)
  const id = newId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const until = new Date(now.getTime() + codeLimits.validSeconds * 1000)
  await insertCode(tx, {
    id,
    purpose,
    account_key: accountKey,
    user_id: order.userId,
    session_id: order.sessionId,
    channel: order.channel,
    target: order.target,
    address: network,
    code_hash: hashOfCode(call, id, code),
    sent_at: now,
    expires_at: until,
  })
  await post(tx, order, {
    ...codeLetter(order, code, codeLimits.validSeconds),
    until,
  })
  return sentCode(id, order)
}

/** Whether the caller has shown that the target of the code, or the account, is theirs. */
const isKnown = ({ about, userId }: CodeOrder): boolean => about === userId

/** @throws AppError `code.too_soon` */
async function requireTurn(
  tx: Tx,
  { order, accountKey, network }: { order: CodeOrder; accountKey: string; network: string },
  now: Date,
): Promise<void> {
  const known = isKnown(order)
  const earlier = await codesSince(tx, accountKey, order.purpose, new Date(now.getTime() - DAY_MS))
  const familiar = new Set(known ? [] : await signInNetworks(tx, order.userId ?? ''))
  const isFamiliar = familiar.has(network)
  const wait = waitBeforeCode(
    earlier.map((code) => ({ ...code, isFamiliar: familiar.has(code.network) })),
    { network, known, isFamiliar, isClaim: known && order.about === order.target },
    now.getTime(),
  )
  if (wait > 0) throw new AppError('code.too_soon', { retryAfter: wait / 1000 })
}

const sentCode = (codeId: string, { channel, target }: CodeOrder): SentCode => ({
  codeId,
  channel,
  hint: hintOf(channel, target),
  resendAfter: codeLimits.resendSeconds,
  validFor: codeLimits.validSeconds,
})

/** Without an account the letter is written as well and then discarded, so that the answer takes as long. */
async function post(
  tx: Tx,
  { channel, target, userId }: CodeOrder,
  letter: { subject?: string; text: string; until: Date },
): Promise<void> {
  const { until, ...content } = letter
  await sql`savepoint letter`.execute(tx.db)
  await queueMessage(tx, { channel, to: target, ...content, validUntil: until })
  const end = userId === null ? sql`rollback to savepoint letter` : sql`release savepoint letter`
  await end.execute(tx.db)
}

const hashOfCode = (call: IdentityCall, codeId: string, code: string): Buffer =>
  keyedHash(call.parts.keys.codes, `${codeId} ${code}`)

/**
 * Counts one attempt at a code and compares. The attempt counts whatever happens afterwards. `mayEnter` decides whose
 * code it is; the code of somebody else is answered like a wrong one.
 * @throws AppError `code.wrong`, `code.locked`, `code.expired`
 */
export async function requireRightCode(
  call: IdentityCall,
  { codeId, code }: { codeId: string; code: string },
  mayEnter: (sent: OneTimeCode) => boolean,
): Promise<OneTimeCode & { user_id: string }> {
  const now = call.clock.now()
  const sent = await call.system.read((tx) => findCode(tx, codeId))
  if (!sent || !mayEnter(sent)) throw new AppError('code.wrong')
  const taken = await call.system.unaudited((tx) => takeCodeTry(tx, codeId, now))
  if (!taken) throw new AppError(await whyOver(call, codeId))
  const { user_id } = sent
  const same = timingSafeEqual(sent.code_hash, hashOfCode(call, codeId, code))
  if (same && user_id !== null) return { ...sent, user_id }
  await noteRefusal(call, { userId: user_id, otherwise: sent.account_key, reason: 'code' })
  throw new AppError(await whyOver(call, codeId))
}

async function whyOver(
  call: IdentityCall,
  codeId: string,
): Promise<'code.wrong' | 'code.locked' | 'code.expired'> {
  const code = await call.system.read((tx) => findCode(tx, codeId))
  if (!code) return 'code.wrong'
  if (code.used_at !== null || Date.parse(code.expires_at) <= call.clock.now().getTime())
    return 'code.expired'
  return code.tries >= codeLimits.wrongTries ? 'code.locked' : 'code.wrong'
}
