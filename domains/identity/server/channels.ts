/** Over which ways a code can reach the owner of an account. */
import { AppError } from '@mizan/platform/contract'
import type { TransactionContext } from '@mizan/platform/database'
import { maskEmail, maskPhoneNumber } from '../rules/masking.ts'
import type { Channel, ChannelChoice, SignedIn } from '../schemas.ts'
import { confirmedFactorsOf } from './store/factors.ts'
import type { Account, CodePurpose, IdentityTables } from './tables.ts'

type Factors = SignedIn['factors']
type Reachable = Pick<Account, 'id' | 'email' | 'phone_number' | 'phone_verified_at' | 'verified_at'>

export const hintOf = (channel: Channel, target: string): string =>
  channel === 'email' ? maskEmail(target) : maskPhoneNumber(target)

/**
 * A number that was never proven takes codes only until the account itself is proven. The mailbox, which can also set
 * a new password, is no second step for whoever has a second factor.
 */
function targetOf(account: Reachable, channel: Channel, factors: Factors): string | null {
  if (channel === 'email') return factors.length > 0 ? null : account.email
  return account.phone_verified_at || !account.verified_at ? account.phone_number : null
}

/** Ways to receive the code of the second step. */
export const channelsOf = (account: Reachable, factors: Factors): ChannelChoice[] =>
  (['email', 'sms'] as const).flatMap((channel) => {
    const target = targetOf(account, channel, factors)
    return target === null ? [] : [{ channel, hint: hintOf(channel, target) }]
  })

/** @throws AppError request.invalid for a way that the account does not have */
export async function requireTarget(
  tx: TransactionContext<IdentityTables>,
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
