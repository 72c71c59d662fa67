/** The steps of a time limit, each with what it says afterwards. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Limit } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import type { Refused, StepName } from './LimitClash.tsx'
import { useText } from './text.ts'

export function useSteps(limit: Limit) {
  const t = useText()
  const { caseId, limitId, title, requested } = limit
  const [refused, setRefused] = useState<Refused | null>(null)
  const params = { caseId, limitId }
  const key = `limit.${limitId}`
  const undo = (run: () => void) => ({ label: t('undo'), undoes: true, run }) as const
  const completed = useSend('limits.complete', ({ state, version }) => {
    const says =
      state === 'awaiting' ? t('limits.says.awaiting', { title }) : t('limits.says.done', { title })
    notify('info', says, { key, action: undo(() => void run('reopen', version)) })
  })
  const confirmed = useSend('limits.confirm', () => {
    if (requested?.what === 'delete') notify('success', t('limits.removed', { title }))
    else if (requested?.what === 'move') notify('success', t('limits.says.moved', { title }))
    else if (requested?.what === 'unmark') notify('success', t('limits.says.unmarked', { title }))
    else notify('success', t('limits.says.confirmed', { title }))
  })
  const reopened = useSend('limits.reopen', () =>
    notify('info', t('limits.says.reopened', { title }), { key }),
  )
  const restored = useSend('limits.restore')
  const removed = useSend('limits.delete', ({ done }, { body }) => {
    if (!done) return notify('info', t('limits.says.removing', { title }), { key })
    notify('info', t('limits.removed', { title }), {
      key,
      action: undo(() => void restored.mutateAsync({ params, body }).catch(reportRefusal)),
    })
  })
  const run = async (step: StepName, version = limit.version) => {
    setRefused(null)
    try {
      const input = { params, body: { version } }
      if (step === 'complete') await completed.mutateAsync(input)
      else if (step === 'reopen') await reopened.mutateAsync(input)
      else if (step === 'remove') await removed.mutateAsync(input)
      else await confirmed.mutateAsync({ params, body: { version, isAlone: step === 'confirmAlone' } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version.changed')
        setRefused({ step, seen: limit, error })
      else reportRefusal(error)
    }
  }
  return {
    run,
    refused,
    forget: () => setRefused(null),
    isPending: [completed, confirmed, reopened, removed].some((one) => one.isPending),
  }
}
