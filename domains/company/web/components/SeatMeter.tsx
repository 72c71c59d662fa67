import type { Seats } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './SeatMeter.module.css'

/** The number of people that the office may have; its room is reserved while that is being loaded. */
export function SeatMeter({ seats }: { seats: Seats | undefined }) {
  const t = useText()
  return (
    <div className={classes.seats}>
      <p>{seats ? t('seats.used', { used: seats.used, count: seats.maximum }) : '\u00a0'}</p>
      <progress value={seats?.used ?? 0} max={seats?.maximum ?? 1} aria-label={t('seats.label')} />
      <small>{t('seats.hint')}</small>
    </div>
  )
}
