/** The names similar to the new name of a client. Saving waits until they were seen. */
import { ApiError } from '@mizan/platform/contract/client'
import { FormDialog, type Problems, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { useSend } from '../data.ts'
import { type NamedValues, NameField, useSimilarNames } from '../NameField.tsx'
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

export function RenameDialog({ clientId, attempt, onSaved, onChanged, onClose }: Props) {
  const t = useText()
  const { unseen, onFound } = useSimilarNames()
  const rename = useSend('client.updateName')
  const bodyOf = ({ name, conflictsSeen }: NamedValues) => ({
    ...{ clientId, name, conflictsSeen },
    version: attempt.version,
  })
  const form = useForm<NamedValues>({
    initial: { name: attempt.name, conflictsSeen: false },
    check: async (values) => {
      const wrong = problemsIn(
        (await import('../../schemas.ts')).NameChange,
        bodyOf(values),
      ) as Problems<NamedValues>
      return { ...wrong, ...unseen(values) }
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
      <NameField form={form} label={t('client.name')} clientId={clientId} onFound={onFound} />
    </FormDialog>
  )
}
