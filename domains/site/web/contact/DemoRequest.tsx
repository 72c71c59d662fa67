/** `/request-demo`: somebody would like to be shown the product. */
import { type Account, Button, hooksOf, useAccount, useTitle, useUnsavedChanges } from '@mizan/platform/ui'
import {
  AreaField,
  EmailField,
  FieldPair,
  FormActions,
  FormBody,
  problemsIn,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { siteRows } from '../../contract.ts'
import classes from './contact.module.css'
import { Sent } from './Sent.tsx'
import { useText } from './text.ts'

const { useSend } = hooksOf<typeof siteRows>()

/** What the account tells need not be typed again. */
export function DemoRequest() {
  const t = useText()
  const { account } = useAccount()
  useTitle(t('demo.title'))
  return <DemoForm key={account?.id} account={account} />
}

function DemoForm({ account }: { account: Account | undefined }) {
  const t = useText()
  const send = useSend('site.requestDemo')
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: {
      name: account?.name ?? '',
      surname: account?.surname ?? '',
      email: account?.email ?? '',
      phoneNumber: '',
      organisation: account?.company.name ?? '',
      message: '',
    },
    check: async (values) => problemsIn((await import('../../schemas.ts')).DemoRequest, values),
    submit: async (body) => {
      await send.mutateAsync({ body })
      setSent(true)
    },
  })
  useUnsavedChanges(form.dirty && !sent)
  if (sent) return <Sent kind="demo" />
  return (
    <div className={classes.page}>
      <h1>{t('demo.title')}</h1>
      <p className={classes.lead}>{t('demo.lead')}</p>
      <FormBody form={form}>
        <FieldPair>
          <TextField
            label={t('demo.name')}
            autoComplete="given-name"
            maxLength={63}
            {...form.field('name')}
          />
          <TextField
            label={t('demo.surname')}
            autoComplete="family-name"
            maxLength={63}
            {...form.field('surname')}
          />
        </FieldPair>
        <EmailField label={t('email')} autoComplete="email" {...form.field('email')} />
        <FieldPair>
          <TextField
            label={t('demo.phone')}
            optional
            type="tel"
            autoComplete="tel"
            {...form.field('phoneNumber')}
          />
          <TextField
            label={t('demo.organisation')}
            autoComplete="organization"
            maxLength={200}
            {...form.field('organisation')}
          />
        </FieldPair>
        <AreaField label={t('demo.message')} optional maxLength={4_000} rows={5} {...form.field('message')} />
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('demo.send')}
          </Button>
        </FormActions>
      </FormBody>
    </div>
  )
}
