/** Deletes a task, with the way back. */
import { notify } from '@mizan/platform/ui'
import type { Task } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { useText } from './text.ts'

export function useDeletion({ caseId, caseTaskId, displayTitle }: Task): () => void {
  const t = useText()
  const params = { caseId, caseTaskId }
  const restore = useSend('tasks.restore')
  const back = () => void restore.mutateAsync({ params }).catch(reportRefusal)
  const remove = useSend('tasks.delete', () =>
    notify('info', t('removed', { title: displayTitle }), {
      key: `task.${caseTaskId}`,
      action: { label: t('undo'), undoes: true, run: back },
    }),
  )
  return () => void remove.mutateAsync({ params }).catch(reportRefusal)
}
