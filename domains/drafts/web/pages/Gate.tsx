/** The browser does not get the switch of drafts with the others: the first call is refused instead. */
import { Button, FeatureMessage, PlainLink, switchStateOf } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'

export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const { error } = useCall('templates.list', {}, { staleTime: 60_000 })
  const state = switchStateOf(error)
  if (!state) return children
  const offer = (
    <Button renderRoot={(props) => <PlainLink {...props} href="/search" />}>{t('toSearch')}</Button>
  )
  return <FeatureMessage state={state} name={t('title')} offer={offer} />
}
