/** What the forms for writing to us have in common: checked, sent once, and replaced by thanks. */
import { Button, useUnsavedChanges } from '@mizan/platform/ui'
import { type Form, FormActions, FormBody, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { type ReactNode, useState } from 'react'
import classes from './contact.module.css'
import { Sent } from './Sent.tsx'
import { useText } from './text.ts'

interface Props<V extends object> {
  kind: 'contact' | 'demo'
  title: string
  lead: string
  /** Between the introduction and the fields. */
  above?: ReactNode
  initial: V
  schema: 'ContactMessage' | 'DemoRequest'
  onSend: (values: V) => Promise<unknown>
  children: (form: Form<V>) => ReactNode
}

export function LetterForm<V extends object>(props: Props<V>) {
  const { kind, title, lead, above, initial, schema, onSend, children } = props
  const t = useText()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial,
    check: async (values) => problemsIn((await import('../../schemas.ts'))[schema], values),
    submit: async (values) => {
      await onSend(values)
      setSent(true)
    },
  })
  useUnsavedChanges(form.dirty && !sent)
  if (sent) return <Sent kind={kind} />
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {above}
      <FormBody form={form}>
        {children(form)}
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t(`${kind}.send`)}
          </Button>
        </FormActions>
      </FormBody>
    </div>
  )
}
