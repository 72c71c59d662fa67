import { OfficeScreen } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { useText } from './text.ts'

/** The screen of time. */
export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <OfficeScreen
      name={t('title')}
      module="cases"
      forbidden={{ title: t('forbidden.title'), body: t('forbidden.body') }}
    >
      {children}
    </OfficeScreen>
  )
}
