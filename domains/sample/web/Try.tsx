/** Part of the first steps of an office: samples to try the product on, which it can remove at once. */
import { hooksOf } from '@mizan/platform/ui'
import { useState } from 'react'
import type { sampleRows } from '../contract.ts'
import { useText } from './text.ts'

const { useCall, useSend } = hooksOf<typeof sampleRows>()

/** Milliseconds between two checks whether they exist; the server reports it as well, while it is connected. */
const lookMs = 2_000

export function Try() {
  const t = useText()
  const [isAwaited, setAwaited] = useState(false)
  const { data } = useCall('sample.read', {}, { refetchInterval: isAwaited ? lookMs : false })
  const fill = useSend('sample.fill', () => setAwaited(true))
  if (!data?.may.includes('fill')) return null
  if (isAwaited) return <span role="status">{t('try.awaited')}</span>
  return (
    <button type="button" disabled={fill.isPending} onClick={() => fill.mutate({})}>
      {t('try.fill')}
    </button>
  )
}
