/** The browser does not get the switch of the assistant with the others: the first call to it is refused instead. */
import { Button, FeatureMessage, PlainLink, switchStateOf } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { firstPage } from '../conversations/pages.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'

export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const { error } = useCall('assistant.conversations', firstPage)
  const state = switchStateOf(error)
  if (!state) return children
  const offer = (
    <Button renderRoot={(props) => <PlainLink {...props} href="/search" />}>{t('toSearch')}</Button>
  )
  return <FeatureMessage state={state} name={t('feature')} offer={offer} />
}
