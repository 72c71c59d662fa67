import { Button, hooksOf, useUnsavedChanges } from '@mizan/platform/ui'
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

interface Props {
  title: string
  lead: string
  /** What is known already and goes along with the message. */
  facts?: readonly (readonly [name: string, value: string])[]
  initial: { name: string; email: string; topic: string; message: string }
}

export function ContactForm({ title, lead, facts = [], initial }: Props) {
  const t = useText()
  const send = useSend('site.contactUs')
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial,
    check: async (values) => problemsIn((await import('../../schemas.ts')).ContactMessage, values),
    submit: async (body) => {
      await send.mutateAsync({ body })
      setSent(true)
    },
  })
  useUnsavedChanges(form.dirty && !sent)
  if (sent) return <Sent kind="contact" />
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <FormBody form={form}>
        <FieldPair>
          <TextField
            label={t('contact.name')}
            optional
            autoComplete="name"
            maxLength={127}
            {...form.field('name')}
          />
          <EmailField label={t('email')} optional autoComplete="email" {...form.field('email')} />
        </FieldPair>
        <TextField label={t('contact.topic')} optional maxLength={120} {...form.field('topic')} />
        <AreaField label={t('contact.message')} maxLength={4_000} rows={7} {...form.field('message')} />
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('contact.send')}
          </Button>
        </FormActions>
      </FormBody>
    </div>
  )
}
