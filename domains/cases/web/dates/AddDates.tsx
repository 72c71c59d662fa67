/** Adds a hearing or a time limit from the first tab of a case. */
import { Button, useLock } from '@mizan/platform/ui'
import { lazy, Suspense, useState } from 'react'
import { useText } from './text.ts'

const NewLimit = lazy(async () => ({ default: (await import('./NewLimitDialog.tsx')).NewLimitDialog }))
const NewHearing = lazy(async () => ({ default: (await import('./HearingDialog.tsx')).HearingDialog }))

export function AddDates({ caseId }: { caseId: string }) {
  const t = useText()
  const lock = useLock()
  const [added, setAdded] = useState<'limit' | 'hearing'>()
  const close = () => setAdded(undefined)
  return (
    <span>
      <Button variant="subtle" px="xs" onClick={() => setAdded('hearing')} {...lock}>
        {t('hearings.add')}
      </Button>
      <Button variant="subtle" px="xs" onClick={() => setAdded('limit')} {...lock}>
        {t('limits.add')}
      </Button>
      <Suspense>
        {added === 'limit' && <NewLimit caseId={caseId} onClose={close} />}
        {added === 'hearing' && <NewHearing caseId={caseId} hearing={undefined} onClose={close} />}
      </Suspense>
    </span>
  )
}
