/** `/contact`: a message to the people behind the product. */
import { Button } from '@mantine/core'
import { hooksOf, useTitle, useUnsavedChanges } from '@mizan/platform/ui'
import { AreaField, EmailField, FormFailure, problemsIn, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { siteRows } from '../../contract.ts'
import classes from './contact.module.css'
import { Sent } from './Sent.tsx'
import { useText } from './text.ts'

const { useSend } = hooksOf<typeof siteRows>()

export function Contact() {
  const t = useText()
  const send = useSend('site.contactUs')
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { name: '', email: '', topic: '', message: '' },
    check: async (values) => problemsIn((await import('../../schemas.ts')).ContactMessage, values),
    submit: async (body) => {
      await send.mutateAsync({ body })
      setSent(true)
    },
  })
  useTitle(t('contact.title'))
  useUnsavedChanges(form.dirty && !sent)
  if (sent) return <Sent kind="contact" />
  return (
    <div className={classes.page}>
      <h1>{t('contact.title')}</h1>
      <p className={classes.lead}>{t('contact.lead')}</p>
      <form {...form.formProps} className={classes.form}>
        <FormFailure form={form} />
        <div className={classes.pair}>
          <TextField label={t('contact.name')} optional autoComplete="name" {...form.field('name')} />
          <EmailField label={t('email')} optional autoComplete="email" {...form.field('email')} />
        </div>
        <TextField label={t('contact.topic')} optional maxLength={120} {...form.field('topic')} />
        <AreaField label={t('contact.message')} maxLength={4_000} rows={7} {...form.field('message')} />
        <Button type="submit" loading={form.busy}>
          {t('contact.send')}
        </Button>
      </form>
    </div>
  )
}
