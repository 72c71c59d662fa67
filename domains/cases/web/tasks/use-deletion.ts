/** Deletes a task, with the way back, unless somebody else has changed it since it was seen. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Task } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import type { RefusedDeletion } from './DeletionClash.tsx'
import { useText } from './text.ts'

export function useDeletion(task: Task) {
  const t = useText()
  const { caseId, caseTaskId, displayTitle } = task
  const params = { caseId, caseTaskId }
  const [refused, setRefused] = useState<RefusedDeletion | null>(null)
  const restore = useSend('tasks.restore')
  const back = (version: number) =>
    void restore.mutateAsync({ params, body: { version } }).catch(reportRefusal)
  const remove = useSend('tasks.delete', (_answer, { body }) =>
    notify('info', t('removed', { title: displayTitle }), {
      key: `task.${caseTaskId}`,
      action: { label: t('undo'), undoes: true, run: () => back(body?.version ?? task.version) },
    }),
  )
  const run = async () => {
    setRefused(null)
    try {
      await remove.mutateAsync({ params, body: { version: task.version } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version.changed') setRefused({ seen: task, error })
      else reportRefusal(error)
    }
  }
  return { run, refused, forget: () => setRefused(null) }
}
