import { useFormat } from '@mizan/platform/ui'
import type { ClientLine } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

/** Expenses that no advance covers are owed besides the fees. */
export function Exceeded({ client: { advance } }: { client: ClientLine }) {
  const t = useText()
  const format = useFormat()
  if (advance.standing !== 'owes') return null
  return (
    <small className={classes.exceeded}>{t('list.exceeded', { amount: format.money(advance.amount) })}</small>
  )
}
