/** "Davaya ekle" in the screens of decisions, for those who work with cases; loaded after the screen itself. */

import { useFeature, usePermission } from '@mizan/platform/ui'
import type { DecisionSummary } from '@mizan/research/schemas'
import { lazy, Suspense } from 'react'

const AddToCase = lazy(async () => ({ default: (await import('./AddToCase.tsx')).AddToCase }))

type Decision = Pick<DecisionSummary, 'id'>

interface Props {
  decision: Decision
  wide: boolean
  showsUse: boolean
}

function Part(props: Props) {
  const mayRead = usePermission('cases', 'Read') === true
  const isOn = useFeature('caseManagement') === 'TurnedOn'
  if (!mayRead || !isOn) return null
  return (
    <Suspense>
      <AddToCase {...props} />
    </Suspense>
  )
}

export const BesideHit = ({ hit }: { hit: Decision }) => <Part decision={hit} wide={false} showsUse={false} />

export const AmongTools = ({ decision, wide }: { decision: Decision; wide: boolean }) => (
  <Part decision={decision} wide={wide} showsUse />
)
