/** A form for writing to us: checked, sent once, and replaced by thanks. */
import { Button, Page, PageHead, useUnsavedChanges } from '@mizan/platform/ui'
import { type Form, FormActions, FormBody, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { type ReactNode, useState } from 'react'
import classes from './contact.module.css'
import { Sent } from './Sent.tsx'
import { useText } from './text.ts'

interface Props<V extends object> {
  title: string
  lead: string
  /** Between the introduction and the fields. */
  above?: ReactNode
  initial: V
  onSend: (values: V) => Promise<unknown>
  children: (form: Form<V>) => ReactNode
}

export function LetterForm<V extends object>(props: Props<V>) {
  const { title, lead, above, initial, onSend, children } = props
  const t = useText()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial,
    check: async (values) => problemsIn((await import('../../schemas.ts')).ContactMessage, values),
    submit: async (values) => {
      await onSend(values)
      setSent(true)
    },
  })
  useUnsavedChanges(form.dirty && !sent)
  if (sent) return <Sent />
  return (
    <Page>
      <PageHead title={title} line={<p>{lead}</p>} />
      <div className={classes.letter}>
        {above}
        <FormBody form={form}>
          {children(form)}
          <FormActions>
            <Button type="submit" loading={form.busy}>
              {t('contact.send')}
            </Button>
          </FormActions>
        </FormBody>
      </div>
    </Page>
  )
}
