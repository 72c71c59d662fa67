/** `/request-demo`: a request to be shown the product. */
import { type Account, hooksOf, useAccount, useTitle } from '@mizan/platform/ui'
import { AreaField, EmailField, FieldPair, TextField } from '@mizan/platform/ui/forms'
import type { siteRows } from '../../contract.ts'
import { FormWaiting } from './FormWaiting.tsx'
import { LetterForm } from './LetterForm.tsx'
import { useText } from './text.ts'

const { useSend } = hooksOf<typeof siteRows>()

/** Known data of the account need not be typed again. */
export function DemoRequest() {
  const t = useText()
  const { account, awaited } = useAccount()
  useTitle(t('demo.title'))
  if (awaited) return <FormWaiting />
  return <DemoForm key={account?.id} account={account} />
}

const initialOf = (account: Account | undefined) => ({
  name: account?.name ?? '',
  surname: account?.surname ?? '',
  email: account?.email ?? '',
  phoneNumber: '',
  organisation: account?.company.name ?? '',
  message: '',
})

function DemoForm({ account }: { account: Account | undefined }) {
  const t = useText()
  const send = useSend('site.requestDemo')
  return (
    <LetterForm
      kind="demo"
      title={t('demo.title')}
      lead={t('demo.lead')}
      initial={initialOf(account)}
      schema="DemoRequest"
      onSend={(body) => send.mutateAsync({ body })}
    >
      {({ field }) => (
        <>
          <FieldPair>
            <TextField label={t('demo.name')} autoComplete="given-name" maxLength={63} {...field('name')} />
            <TextField
              label={t('demo.surname')}
              autoComplete="family-name"
              maxLength={63}
              {...field('surname')}
            />
          </FieldPair>
          <EmailField label={t('email')} autoComplete="email" {...field('email')} />
          <FieldPair>
            <TextField
              label={t('demo.phone')}
              optional
              type="tel"
              autoComplete="tel"
              {...field('phoneNumber')}
            />
            <TextField
              label={t('demo.organisation')}
              autoComplete="organization"
              maxLength={200}
              {...field('organisation')}
            />
          </FieldPair>
          <AreaField label={t('demo.message')} optional maxLength={4_000} rows={5} {...field('message')} />
        </>
      )}
    </LetterForm>
  )
}
