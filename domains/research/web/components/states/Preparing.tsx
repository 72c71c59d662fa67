/** The index is not ready yet. The search repeats itself; meanwhile this shows the progress. */
import { hooksOf, useFormat } from '@mizan/platform/ui'
import type { siteRows } from '@mizan/site/contract'
import { useText } from '../../text.ts'
import classes from './states.module.css'

const { useCall } = hooksOf<typeof siteRows>()

export function Preparing() {
  const t = useText()
  const format = useFormat()
  const { data } = useCall('site.status', {}, { refetchInterval: 2_000 })
  const index = data?.index
  const counted = (count: number) => ({ count, shown: format.number(count) })
  return (
    <div className={`${classes.state} ${classes.preparing}`} role="status">
      <span className={classes.dots} aria-hidden />
      <h2>{t('preparing.title')}</h2>
      <p>{t('preparing.body')}</p>
      {index && (
        <p>
          {t('preparing.progress', {
            decisions: t('preparing.decisions', counted(index.decisions)),
            articles: t('preparing.articles', counted(index.articles)),
          })}
        </p>
      )}
    </div>
  )
}
