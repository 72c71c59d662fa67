/** Deletes recorded time, with an undo, unless somebody else has changed it since the person saw it. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { useState } from 'react'
import type { TimeEntry } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export interface RefusedDeletion {
  seen: TimeEntry
  error: ApiError
}

export function useDeletion() {
  const t = useText()
  const [refused, setRefused] = useState<RefusedDeletion | null>(null)
  const restore = useSend('time.restore')
  const remove = useSend('time.delete', (_answer, input) =>
    notify('success', t('list.deleted'), {
      action: { label: t('undo'), run: () => restore.mutate(input), undoes: true },
    }),
  )
  const run = async (entry: TimeEntry) => {
    setRefused(null)
    const { entryId, version } = entry
    try {
      await remove.mutateAsync({ params: { entryId }, body: { version } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'version.changed') setRefused({ seen: entry, error })
      else if (error.message && error.status >= 400 && error.status < 500) notify('error', error.message)
    }
  }
  return { run, refused, forget: () => setRefused(null) }
}
