/** The last searches of the person, below the search box. */
import { PlainLink } from '@mizan/platform/ui'
import { IconHistory } from '@tabler/icons-react'
import { useCall } from '../data.ts'
import type { Scope } from '../place.ts'
import classes from './history.module.css'
import { pastFilters, pastHref } from './past.ts'
import { useKeptText } from './text.ts'

const most = 6

export default function RecentSearches({ scope }: { scope: Scope }) {
  const t = useKeptText()
  const { data } = useCall('history.list', { query: { pageSize: 20 } })
  const items = (data?.items ?? []).filter(({ kind }) => kind === scope).slice(0, most)
  return (
    <nav className={classes.recent} aria-label={t('history.recent')}>
      <h2>{t('history.recent')}</h2>
      {data && items.length === 0 && <p>{t('history.recentNone')}</p>}
      <ul>
        {items.map((one) => (
          <li key={one.id}>
            <PlainLink href={pastHref(one)} className={classes.recentLink}>
              <IconHistory size={15} stroke={1.7} aria-hidden />
              <span>{one.query || t('history.byFilters')}</span>
              {pastFilters(one) > 0 && (
                <span className={classes.small}>{t('history.filters', { count: pastFilters(one) })}</span>
              )}
            </PlainLink>
          </li>
        ))}
      </ul>
      {items.length > 0 && <PlainLink href="/search/history">{t('history.all')}</PlainLink>}
    </nav>
  )
}
