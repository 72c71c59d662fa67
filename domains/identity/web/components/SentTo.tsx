import type { Sent } from '../second-step.ts'
import { useText } from '../text.ts'

/** Says where the code is on its way to, or that an app shows it. */
export function SentTo({ sent }: { sent: Sent | undefined }) {
  const t = useText()
  if (!sent) return t('code.totp')
  const { channel, hint } = sent.code
  if (!hint) return t('code.sent')
  return channel === 'email' ? t('code.sentEmail', { hint }) : t('code.sentSms', { hint })
}
