/** `/contact`: a message to the people behind the product; known data of the account need not be typed again. */
import { useAccount, useTitle } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { ContactForm } from './ContactForm.tsx'
import { FormWaiting } from './FormWaiting.tsx'
import { useText } from './text.ts'
import { UpgradeForm } from './UpgradeForm.tsx'

const route = getRouteApi('/contact')
const nobody = { name: '', email: '', topic: '', message: '' }

export function Contact() {
  const t = useText()
  const { topic } = route.useSearch()
  const { account, awaited } = useAccount()
  useTitle(topic ? t(`contact.topics.${topic}`) : t('contact.title'))
  if (awaited) return <FormWaiting />
  if (topic === 'upgrade' && account) return <UpgradeForm key={account.id} account={account} />
  const known = account && { name: `${account.name} ${account.surname}`, email: account.email }
  return (
    <ContactForm
      key={account?.id}
      title={t('contact.title')}
      lead={t('contact.lead')}
      initial={{ ...nobody, ...known, topic: topic ? t(`contact.topics.${topic}`) : '' }}
    />
  )
}
