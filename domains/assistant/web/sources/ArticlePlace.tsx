/** An article of a law with the quote lit. */
import { writeAddress } from '@mizan/platform/ui'
import type { Place } from '../answer/places.ts'
import { textCalls } from '../data.ts'
import { useText } from '../text.ts'
import { FullText } from './FullText.tsx'
import { LitText } from './LitText.tsx'
import { PlaceState } from './PlaceState.tsx'
import { PlaceText } from './PlaceText.tsx'
import classes from './sources.module.css'

export function ArticlePlace({ place }: { place: Place }) {
  const t = useText()
  const { source, support } = place
  const found = textCalls.useCall('laws.chunk', { params: { chunkId: support.placeId }, query: {} })
  if (!found.data) return <PlaceState support={support} error={found.error} onRetry={() => found.refetch()} />
  const { law, article } = found.data
  const country = source.country ?? 'turkey'
  const address = `/search/lawsearch/${country}/${encodeURIComponent(law.id)}${writeAddress({ article: article.id })}`
  return (
    <>
      <p className={classes.where} lang="tr">
        {law.title}
        {article.heading && ` · ${article.heading}`}
      </p>
      {law.summary && <p className={classes.caution}>{t('sources.summary')}</p>}
      <PlaceText>
        <p>
          <LitText text={article.text} support={support} />
        </p>
      </PlaceText>
      <FullText href={address} />
    </>
  )
}
