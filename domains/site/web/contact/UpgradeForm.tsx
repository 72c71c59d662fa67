/** Asks for a larger plan; states what the office has now, so that the answer can be an offer. */
import { type Account, useFormat } from '@mizan/platform/ui'
import { ContactForm } from './ContactForm.tsx'
import { useText } from './text.ts'

export function UpgradeForm({ account }: { account: Account }) {
  const t = useText()
  const state = useStateOf(account)
  const company = account.company.name
  return (
    <ContactForm
      title={t('contact.topics.upgrade')}
      lead={t('upgrade.lead')}
      facts={[
        [t('upgrade.office'), company],
        [t('upgrade.now'), state],
      ]}
      initial={{
        name: `${account.name} ${account.surname}`,
        email: account.email,
        topic: t('contact.topics.upgrade'),
        message: t('upgrade.message', { company, state }),
      }}
    />
  )
}

function useStateOf({ readOnly, trialEndsAt }: Account): string {
  const t = useText()
  const format = useFormat()
  if (!trialEndsAt) return readOnly ? t('upgrade.none') : t('upgrade.subscribed')
  const date = format.day(trialEndsAt)
  if (readOnly) return t('upgrade.ended', { date })
  return new Date(trialEndsAt) > new Date() ? t('upgrade.trial', { date }) : t('upgrade.subscribed')
}
