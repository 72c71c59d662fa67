/** A decision around the paragraph of the quote: the surrounding text shows whether a party or the court speaks. */
import type { Place } from '../answer/places.ts'
import { textCalls } from '../data.ts'
import { useText } from '../text.ts'
import { FullText } from './FullText.tsx'
import { LitText } from './LitText.tsx'
import { litSpan } from './lit-span.ts'
import { PlaceState } from './PlaceState.tsx'
import { PlaceText } from './PlaceText.tsx'
import classes from './sources.module.css'

export function DecisionPlace({ place: { source, support } }: { place: Place }) {
  const t = useText()
  const country = source.country ?? 'turkey'
  const call = country === 'turkey' ? 'decisions.getTurkey' : 'decisions.getKktc'
  const found = textCalls.useCall(call, { params: { caseId: source.decisionId ?? '' }, query: {} })
  if (!found.data) return <PlaceState support={support} error={found.error} onRetry={() => found.refetch()} />
  const { paragraphs, citation, subject, sample, truncated } = found.data
  // A paragraph that was divided since keeps its id for its beginning; the words may be in a later one.
  const cited =
    paragraphs.find(({ id, text }) => id === support.placeId && litSpan(text, support)) ??
    paragraphs.find(({ text }) => litSpan(text, support)) ??
    paragraphs.find(({ id }) => id === support.placeId)
  const isCounted = paragraphs.some(({ number }) => number !== null)
  const address = `/search/case/${country}/${encodeURIComponent(found.data.id)}${cited ? `#p-${cited.id.slice(found.data.id.length + 1)}` : ''}`
  return (
    <>
      <p className={classes.where} lang="tr">
        {subject ?? citation}
      </p>
      {sample && <p className={classes.caution}>{t('sources.invented')}</p>}
      {truncated && <p className={classes.caution}>{t('sources.cut')}</p>}
      <PlaceText>
        {paragraphs.map(({ id, no, number, text }) => (
          <p key={id} data-no={no} data-cited={id === cited?.id || undefined}>
            <span className={classes.paragraphNo} aria-hidden>
              {isCounted ? number && `§ ${number}` : no}
            </span>
            {id === cited?.id ? <LitText text={text} support={support} /> : text}
          </p>
        ))}
      </PlaceText>
      <FullText href={address} />
    </>
  )
}
