/** Below a time limit that was calculated: what the calculation gave, and whether it gives another day now. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import type { Limit } from '../../schemas.ts'
import classes from './dates.module.css'
import { useText } from './text.ts'

export function FromCalculation({ limit: { calculation, date, state } }: { limit: Limit }) {
  const t = useText()
  const format = useFormat()
  if (!calculation) return null
  const { address, lastDay, lastDayNow } = calculation
  return (
    <>
      <span>
        <PlainLink href={address}>
          {lastDay === date
            ? t('limits.calculated')
            : t('limits.calculatedAs', { date: format.date(lastDay) })}
        </PlainLink>
      </span>
      {lastDayNow && state !== 'done' && (
        <strong className={classes.differs}>
          {t('limits.calculatedNow', { date: format.date(lastDayNow) })}
        </strong>
      )}
    </>
  )
}
