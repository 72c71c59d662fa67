/** On the dashboard: the latest news, with marks on those since the last visit. */

import { hooksOf, readStored, useFormat, useLanguage, writeStored } from '@mizan/platform/ui'
import type { siteRows } from '@mizan/site/contract'
import { useEffect, useState } from 'react'
import type { visitorRows } from '../../contract.ts'
import { useText } from '../text.ts'
import classes from './news.module.css'

const { useCall } = hooksOf<typeof visitorRows & typeof siteRows>()

const shown = 3
/** The day of the newest news that this browser has shown. */
const seenKey = 'news_seen'
/** The version of the product that this browser has shown. */
const versionKey = 'version_seen'

export function News() {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const items = useCall('news.list', {}).data?.items ?? []
  const seen = useSeen(seenKey, items[0]?.date)
  const version = useCall('site.status', {}).data?.version
  const former = useSeen(versionKey, version)
  if (items.length === 0) return null
  return (
    <section className={classes.news} aria-label={t('news.title')}>
      <h2>{t('news.title')}</h2>
      {version && former && former !== version && <p role="status">{t('news.updated', { version })}</p>}
      {items.slice(0, shown).map((item) => (
        <article key={item.id} lang={language}>
          <h3>
            {item[language].title}{' '}
            {item.date > seen && <span className={classes.fresh}>{t('news.fresh')}</span>}
          </h3>
          <time dateTime={item.date}>{format.date(item.date)}</time>
          {item.picture && <img src={item.picture} alt="" loading="lazy" />}
          {/* The server makes it of Markdown, and it contains no markup of writers. */}
          <div dangerouslySetInnerHTML={{ __html: item[language].html }} />
        </article>
      ))}
      <a href="/api/news/atom.xml">{t('news.feed')}</a>
    </section>
  )
}

/** The newest news of the former visit; those shown now count as seen on the next one. */
function useSeen(key: string, newest: string | undefined): string {
  const [seen] = useState(() => readStored(key) ?? '')
  useEffect(() => {
    if (newest && newest !== seen) writeStored(key, newest)
  }, [key, newest, seen])
  return seen
}
