/** The names similar to that of the client whom a case is given. Saving waits until they were seen. */
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import type { Conflicts } from '../../schemas.ts'
import { ConflictBlock } from './ConflictBlock.tsx'
import { useText } from './text.ts'
import type { Check } from './use-conflicts.ts'

interface Props {
  found: Conflicts
  onSeen: () => Promise<unknown>
  onClose: () => void
}

export function ClientConflicts({ found: { items }, onSeen, onClose }: Props) {
  const t = useText()
  const form = useForm({
    initial: { conflictsSeen: false },
    check: ({ conflictsSeen }) => (conflictsSeen ? {} : { conflictsSeen: t('conflict.required') }),
    submit: async () => {
      await onSeen()
    },
  })
  const total = items.reduce((sum, item) => sum + item.total, 0)
  const check: Check = { state: 'done', items, total, asked: '', retry: () => undefined }
  return (
    <FormDialog title={t('ofNewClient.title')} form={form} submit={t('ofNewClient.submit')} onClose={onClose}>
      <ConflictBlock check={check} confirmation={form.field('conflictsSeen')} />
    </FormDialog>
  )
}
