/**
 * Shows calculators while their feature is on. Without a network the feature cannot be checked, and they still
 * calculate: they need nothing from the server.
 */
import { FeatureGate, Page, useFeature, useReachable } from '@mizan/platform/ui'
import { type ReactNode, useEffect } from 'react'
import { keepOffline } from './offline.ts'
import { useText } from './text.ts'

export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const isReachable = useReachable()
  useEffect(keepOffline, [])
  const isAway = useFeature('calculators') === 'Unavailable' && !isReachable
  const content = <Page>{children}</Page>
  if (isAway) return content
  return (
    <FeatureGate feature="calculators" name={t('title')}>
      {content}
    </FeatureGate>
  )
}
