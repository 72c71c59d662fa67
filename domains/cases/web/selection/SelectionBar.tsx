/** In place of the filters while cases are selected: one change for all of them. */
import { Button, useLock } from '@mizan/platform/ui'
import { ChosenBar } from '@mizan/platform/ui/lists'
import { Fragment, useState } from 'react'
import { Changes, type Wanted } from '../list/Changes.tsx'
import type { Selection } from '../list/use-selection.ts'
import { KeptCases } from './KeptCases.tsx'
import { useText } from './text.ts'
import { useBulk } from './use-bulk.ts'
import { useSheet } from './use-sheet.ts'

export function SelectionBar({ selection, expect }: { selection: Selection; expect: () => void }) {
  const t = useText()
  const bulk = useBulk(expect)
  const [asked, setAsked] = useState<Wanted>()
  const lock = useLock()
  const download = useSheet()
  const { lines } = selection
  const { kept } = bulk
  const writable = lines.filter(({ may }) => may.includes('edit'))
  const refused = lines.length - writable.length
  const change = ({ change: wanted, seen }: Wanted) => {
    setAsked(undefined)
    void bulk.run(seen, wanted)
  }
  const want = (wanted: Wanted) => (refused > 0 ? setAsked(wanted) : change(wanted))
  return (
    <ChosenBar label={t('label')} count={t('count', { count: lines.length })}>
      {asked ? (
        // With keys, because a button would otherwise become another one under the finger that presses it.
        <Fragment key="question">
          <p role="alert">{t('refused', { refused, count: writable.length })}</p>
          <Button disabled={writable.length === 0} onClick={() => change(asked)}>
            {t('goOn')}
          </Button>
          <Button variant="subtle" onClick={() => setAsked(undefined)}>
            {t('cancel')}
          </Button>
        </Fragment>
      ) : (
        <Fragment key="changes">
          <Changes
            lines={writable}
            disabled={lock.disabled || writable.length === 0}
            busy={bulk.isPending}
            onWant={want}
          />
          <Button variant="subtle" loading={download.isPending} onClick={() => download.mutate(lines)}>
            {t('download')}
          </Button>
          <Button variant="subtle" onClick={selection.clear}>
            {t('drop')}
          </Button>
        </Fragment>
      )}
      {kept && (
        <KeptCases
          kept={kept}
          disabled={lock.disabled || bulk.isPending}
          onAnyway={() =>
            void bulk.run(
              kept.found.map(({ now, ...one }) => ({ ...one, ...now })),
              kept.change,
            )
          }
          onLeave={bulk.forget}
        />
      )}
    </ChosenBar>
  )
}
