/** The first tab of a case: what is next, the description and what happened; beside it who, and the details. */
import { Slot, useMedia } from '@mizan/platform/ui'
import type { Case } from '../../schemas.ts'
import { AddDates } from '../dates/AddDates.tsx'
import { Timeline } from '../history/Timeline.tsx'
import { useText } from '../text.ts'
import { Description } from './Description.tsx'
import { Rail } from './Rail.tsx'
import classes from './summary.module.css'

export function Summary({ record }: { record: Case }) {
  const t = useText()
  const isWide = useMedia('(min-width: 64em)')
  return (
    <div className={classes.columns}>
      {!isWide && (
        <details className={classes.folded}>
          <summary>{t('rail.fold')}</summary>
          <Rail record={record} />
        </details>
      )}
      <div className={classes.main}>
        <section>
          <div className={classes.sectionHead}>
            <h2>{t('next.title')}</h2>
            {record.may.includes('edit') && <AddDates caseId={record.caseId} />}
          </div>
          <Slot name="cases.next" record={record} />
        </section>
        <Description key={record.caseId} />
        <section>
          <h2>{t('timeline.title')}</h2>
          <Timeline caseId={record.caseId} />
        </section>
      </div>
      {isWide && (
        <aside aria-label={t('rail.fold')}>
          <Rail record={record} />
        </aside>
      )}
    </div>
  )
}
