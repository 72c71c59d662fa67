import { OfficeScreen } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { useText } from './text.ts'

/** A screen of cases. */
export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <OfficeScreen
      name={t('feature')}
      module="cases"
      forbidden={{ title: t('forbidden.title'), body: t('forbidden.body') }}
    >
      {children}
    </OfficeScreen>
  )
}
