/** Over which ways a code can reach the owner of an account. */
import { AppError } from '@mizan/platform/contract'
import { maskEmail, maskPhoneNumber } from '../rules/masking.ts'
import type { Channel, ChannelChoice } from '../schemas.ts'
import type { Account } from './tables.ts'

type Reachable = Pick<Account, 'email' | 'phone_number' | 'phone_verified_at' | 'verified_at'>

export const hintOf = (channel: Channel, target: string): string =>
  channel === 'email' ? maskEmail(target) : maskPhoneNumber(target)

/** A number that was never proven takes codes only until the account itself is proven. */
function targetOf(account: Reachable, channel: Channel): string | null {
  if (channel === 'email') return account.email
  return account.phone_verified_at || !account.verified_at ? account.phone_number : null
}

export const channelsOf = (account: Reachable): ChannelChoice[] =>
  (['email', 'sms'] as const).flatMap((channel) => {
    const target = targetOf(account, channel)
    return target === null ? [] : [{ channel, hint: hintOf(channel, target) }]
  })

/** @throws AppError request.invalid for a way that the account does not have */
export function requireTarget(account: Reachable, channel: Channel): string {
  const target = targetOf(account, channel)
  if (target === null) throw new AppError('request.invalid', { fields: { channel: noSuchChannel } })
  return target
}

const noSuchChannel = {
  tr: 'Bu hesaba bu yolla kod gönderilemez. Başka bir yol seçin.',
  en: 'No code can be sent to this account this way. Choose another.',
}
