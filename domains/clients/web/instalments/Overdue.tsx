import { useFormat } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './instalments.module.css'

/** What is left of instalments whose day has passed; nothing where nothing is. */
export function Overdue({ clientId }: { clientId: string }) {
  const t = useText()
  const format = useFormat()
  const overdue = useCall('client.instalments', { params: { clientId } }).data?.overdue
  if (!overdue) return null
  return (
    <span className={classes.overdue}>
      {' · '}
      {t('overdue.said', { amount: format.money(overdue.amount) })}
    </span>
  )
}
