/** `/contact`: a message to the people behind the product; known data of the account need not be typed again. */
import { useAccount, useTitle } from '@mizan/platform/ui'
import { ContactForm } from './ContactForm.tsx'
import { FormWaiting } from './FormWaiting.tsx'
import { useText } from './text.ts'

const nobody = { name: '', email: '', topic: '', message: '' }

export function Contact() {
  const t = useText()
  const { account, awaited } = useAccount()
  useTitle(t('contact.title'))
  if (awaited) return <FormWaiting />
  const known = account && { name: `${account.name} ${account.surname}`, email: account.email }
  return (
    <ContactForm
      key={account?.id}
      title={t('contact.title')}
      lead={t('contact.lead')}
      initial={{ ...nobody, ...known }}
    />
  )
}
