/** The name of a client, and below it the similar names that the office knows, which have to be seen. */
import { Slot } from '@mizan/platform/ui'
import { type Form, TextField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { useText } from './text.ts'

export interface NamedValues {
  name: string
  /** The similar names that are shown were seen. */
  conflictsSeen: boolean
}

/** Similar names that are shown, and what is wrong as long as they were not seen. */
export function useSimilarNames() {
  const t = useText()
  const [count, setCount] = useState(0)
  const unseen = ({ conflictsSeen }: NamedValues) =>
    count > 0 && !conflictsSeen ? { conflictsSeen: t('create.unseen') } : {}
  return { unseen, onFound: setCount }
}

interface Props<V extends NamedValues> {
  form: Form<V>
  label: string
  hint?: string
  /** Whose new name it is, unless the client is new. */
  clientId?: string
  onFound: (count: number) => void
}

export function NameField<V extends NamedValues>({ form, label, hint, clientId, onFound }: Props<V>) {
  return (
    <>
      <TextField
        label={label}
        {...(hint && { hint })}
        maxLength={255}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Slot
        name="clients.new-name"
        clientName={form.values.name}
        {...(clientId && { clientId })}
        confirmation={form.field('conflictsSeen')}
        onFound={onFound}
      />
    </>
  )
}
