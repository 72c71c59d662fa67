/** "Davaya süre ekle" below a calculated last day, for those who work with cases; loaded after the screen itself. */
import type { TimeLimitAnswer, TimeLimitInput } from '@mizan/calculators/schemas'
import { useFeature, usePermission } from '@mizan/platform/ui'
import { lazy, Suspense } from 'react'

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
  if (!mayRead || !isOn) return null
  return (
    <Suspense>
      <AddCalculated result={result} />
    </Suspense>
  )
}
