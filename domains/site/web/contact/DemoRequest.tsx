/** `/request-demo`: somebody would like to be shown the product. */
import { Button } from '@mantine/core'
import { hooksOf, useTitle, useUnsavedChanges } from '@mizan/platform/ui'
import { AreaField, EmailField, FormFailure, problemsIn, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { siteRows } from '../../contract.ts'
import classes from './contact.module.css'
import { Sent } from './Sent.tsx'
import { useText } from './text.ts'

const { useSend } = hooksOf<typeof siteRows>()

export function DemoRequest() {
  const t = useText()
  const send = useSend('site.requestDemo')
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { name: '', surname: '', email: '', phoneNumber: '', organisation: '', message: '' },
    check: async (values) => problemsIn((await import('../../schemas.ts')).DemoRequest, values),
    submit: async (body) => {
      await send.mutateAsync({ body })
      setSent(true)
    },
  })
  useTitle(t('demo.title'))
  useUnsavedChanges(form.dirty && !sent)
  if (sent) return <Sent kind="demo" />
  return (
    <div className={classes.page}>
      <h1>{t('demo.title')}</h1>
      <p className={classes.lead}>{t('demo.lead')}</p>
      <form {...form.formProps} className={classes.form}>
        <FormFailure form={form} />
        <div className={classes.pair}>
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
        </div>
        <EmailField label={t('email')} autoComplete="email" {...form.field('email')} />
        <div className={classes.pair}>
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
        </div>
        <AreaField label={t('demo.message')} optional maxLength={4_000} rows={5} {...form.field('message')} />
        <Button type="submit" loading={form.busy}>
          {t('demo.send')}
        </Button>
      </form>
    </div>
  )
}
