/** The channels by which a code can reach the owner of an account. */
import { AppError } from '@mizan/platform/contract'
import { maskEmail, maskPhoneNumber } from '../../rules/masking.ts'
import type { Channel, ChannelChoice, SignedIn, StepLeft } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import { confirmedFactorsOf } from '../factors/store/factors.ts'
import type { Account, CodePurpose } from '../tables.ts'

type Factors = SignedIn['factors']
type Reachable = Pick<
  Account,
  'id' | 'email' | 'email_verified_at' | 'phone_number' | 'phone_verified_at' | 'verified_at'
>

export const hintOf = (channel: Channel, target: string): string =>
  channel === 'email' ? maskEmail(target) : maskPhoneNumber(target)

/**
 * An unproven number receives codes only until the account itself is proven. The mailbox, which can also set a new
 * password, is no second step for an account with a second factor; but it must be proven before any factor counts.
 */
function targetOf(account: Reachable, channel: Channel, factors: Factors): string | null {
  if (channel === 'email')
    return account.email_verified_at !== null && factors.length > 0 ? null : account.email
  return account.phone_verified_at || !account.verified_at ? account.phone_number : null
}

/** Channels for the code of the second step; only the telephone if it is proven and the mailbox is not. */
export function channelsOf(account: Reachable, factors: Factors): ChannelChoice[] {
  const mailboxAlone = account.email_verified_at === null && account.phone_verified_at !== null
  const ways = mailboxAlone ? (['email'] as const) : (['email', 'sms'] as const)
  return ways.flatMap((channel) => {
    const target = targetOf(account, channel, factors)
    return target === null ? [] : [{ channel, hint: hintOf(channel, target) }]
  })
}

/** The choices of a session whose second step is due. An unproven mailbox comes first, then the factors. */
export function stepLeft(
  account: Reachable,
  { factors, recovery }: Pick<StepLeft, 'factors' | 'recovery'>,
): StepLeft {
  const mailboxProven = account.email_verified_at !== null
  return {
    channels: channelsOf(account, factors),
    factors: mailboxProven ? factors : [],
    recovery: mailboxProven && recovery,
    mailboxProven,
  }
}

/** Under which key codes to this account are counted: the target itself while it may be a stranger's. */
export function aboutOf(account: Reachable, channel: Channel, target: string): string {
  const proven = channel === 'email' ? account.email_verified_at : account.phone_verified_at
  return proven === null ? target : account.id
}

/** @throws AppError `request.invalid` for a channel that the account does not have */
export async function requireTarget(
  tx: Tx,
  account: Reachable,
  { channel, purpose }: { channel: Channel; purpose: CodePurpose },
): Promise<string> {
  const factors = purpose === 'verification' ? await confirmedFactorsOf(tx, account.id) : []
  const target = targetOf(account, channel, factors)
  if (target === null) throw new AppError('request.invalid', { fields: { channel: noSuchChannel[channel] } })
  return target
}

const noSuchChannel = {
  email: {
    tr: 'Bu hesaba bu yolla kod gönderilemez. Başka bir yol seçin ya da yeniden giriş yapın.',
    en: 'No code can be sent to this account this way. Choose another, or sign in again.',
  },
  sms: {
    tr: 'Doğrulama kodu gönderilemedi. Telefon numaranızın doğru olduğundan emin olup yeniden deneyin.',
    en: 'Failed to send OTP code. Make sure your phone number is correct and try again.',
  },
} satisfies Record<Channel, object>
