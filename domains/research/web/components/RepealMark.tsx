/** Says that an article is no longer in force, since when, and by which law. */
import { useFormat } from '@mizan/platform/ui'
import type { ArticleRepeal } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './badges.module.css'

export function RepealMark({ repeal }: { repeal: ArticleRepeal }) {
  const t = useText()
  const format = useFormat()
  const since = repeal.since && format.date(repeal.since)
  const name = t(`repeal.${repeal.how}`)
  return (
    <span className={classes.repealed} title={repeal.by ? t('repeal.by', { law: repeal.by }) : undefined}>
      {since ? t('repeal.since', { name, since }) : name}
    </span>
  )
}
