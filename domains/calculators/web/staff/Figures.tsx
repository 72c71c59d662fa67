/**
 * The screen on which staff adds and ends dated figures: changes that wait for a second person, a new row, and the
 * valid rows.
 */
import { Failure, notify, usePermission, Waiting } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { Changes } from './Changes.tsx'
import classes from './figures.module.css'
import { NewFigure } from './NewFigure.tsx'
import { Rows } from './Rows.tsx'
import { useText } from './text.ts'

export function Figures() {
  const t = useText()
  const enabled = usePermission('product', 'Write') === true
  const { data, error, isPending, refetch } = useCall('calculators.figureChanges', {}, { enabled })
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (isPending) return <Waiting height={480} />
  return (
    <>
      <h2 className={classes.heading}>{t('waiting')}</h2>
      <Changes changes={data.changes} />
      <h2 className={classes.heading}>{t('new')}</h2>
      <NewFigure onProposed={() => notify('success', t('proposed'))} />
      <h2 className={classes.heading}>{t('rows')}</h2>
      <Rows rows={data.rows} />
    </>
  )
}
