/** "Davaya süre ekle" below a calculated last day, for those who work with cases; loaded after the screen itself. */
import type { TimeLimitAnswer, TimeLimitInput } from '@mizan/calculators/schemas'
import { Button, useFeature, usePermission, useReachable } from '@mizan/platform/ui'
import { IconCalendarPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import classes from '../dates.module.css'
import { useText } from './text.ts'

const AddCalculated = lazy(async () => ({ default: (await import('./AddCalculated.tsx')).AddCalculated }))

export interface Calculated {
  /** A name for the time limit to begin with. */
  title: string
  input: TimeLimitInput
  answer: TimeLimitAnswer
  /** Path and inputs of the screen that calculated it. */
  address: string
}

export function CalculatedSlot({ result }: { result: Calculated }) {
  const mayRead = usePermission('cases', 'Read') === true
  const isOn = useFeature('caseManagement') === 'TurnedOn'
  const isReachable = useReachable()
  if (!mayRead) return null
  // Without a network it is not known whether the feature is on, and nothing can be added.
  if (!isReachable) return <Unreachable />
  if (!isOn) return null
  return (
    <Suspense>
      <AddCalculated result={result} />
    </Suspense>
  )
}

function Unreachable() {
  const t = useText()
  return (
    <p className={classes.unreachable}>
      <Button disabled leftSection={<IconCalendarPlus size={18} stroke={1.7} aria-hidden />}>
        {t('open')}
      </Button>
      <span>{t('needsConnection')}</span>
    </p>
  )
}
