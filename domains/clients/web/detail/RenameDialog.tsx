/** The names similar to the new name of a client. Saving waits until they were seen. */
import { ApiError } from '@mizan/platform/contract/client'
import { Slot } from '@mizan/platform/ui'
import { FormDialog, type Problems, problemsIn, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  clientId: string
  /** The new name, and the version of the client over whose name it was written. */
  attempt: { name: string; version: number }
  onSaved: () => void
  /** Somebody else has renamed the client meanwhile. */
  onChanged: (name: string) => void
  onClose: () => void
}

interface Values {
  name: string
  conflictsSeen: boolean
}

export function RenameDialog({ clientId, attempt, onSaved, onChanged, onClose }: Props) {
  const t = useText()
  const [similar, setSimilar] = useState(0)
  const rename = useSend('client.updateName')
  const bodyOf = ({ name, conflictsSeen }: Values) => ({
    ...{ clientId, name, conflictsSeen },
    version: attempt.version,
  })
  const form = useForm<Values>({
    initial: { name: attempt.name, conflictsSeen: false },
    check: async (values) => {
      const wrong = problemsIn(
        (await import('../../schemas.ts')).NameChange,
        bodyOf(values),
      ) as Problems<Values>
      const isUnseen = similar > 0 && !values.conflictsSeen
      return isUnseen ? { ...wrong, conflictsSeen: t('create.unseen') } : wrong
    },
    submit: async (values) => {
      try {
        await rename.mutateAsync({ body: bodyOf(values) })
        onSaved()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'version.changed') throw error
        onChanged(values.name.trim())
      }
      onClose()
    },
  })
  return (
    <FormDialog title={t('renaming.title')} form={form} submit={t('renaming.submit')} onClose={onClose}>
      <TextField
        label={t('client.name')}
        maxLength={255}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Slot
        name="clients.new-name"
        clientName={form.values.name}
        clientId={clientId}
        confirmation={form.field('conflictsSeen')}
        onFound={setSimilar}
      />
    </FormDialog>
  )
}
