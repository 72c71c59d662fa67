/** Shows a screen of cases while their feature is on, to those whose roles open some. */
import { Empty, FeatureGate, usePermission } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import classes from './pages/page.module.css'
import { useText } from './text.ts'

export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const isAllowed = usePermission('cases', 'Read') !== false
  return (
    <FeatureGate feature="caseManagement" name={t('feature')}>
      <div className={classes.page}>
        {isAllowed ? (
          children
        ) : (
          <Empty alone title={t('forbidden.title')}>
            {t('forbidden.body')}
          </Empty>
        )}
      </div>
    </FeatureGate>
  )
}
