/** One article of a result list. */
import { PlainLink, Slot, useFormat } from '@mizan/platform/ui'
import { memo } from 'react'
import { articleCitation } from '../../../rules/law-citation.ts'
import { properTitle } from '../../../rules/law-titles.ts'
import type { LawHit } from '../../../schemas.ts'
import { lawInput, usePrefetch } from '../../data.ts'
import { numberOf } from '../../law-names.ts'
import { articleHref, citingHref } from '../../targets.ts'
import { useText } from '../../text.ts'
import { CourtBadge } from '../CourtBadge.tsx'
import { RepealMark } from '../RepealMark.tsx'
import { SampleMark } from '../SampleMark.tsx'
import { ResultActions } from './ResultActions.tsx'
import classes from './ResultItem.module.css'
import { Snippets } from './Snippets.tsx'
import { useReadAhead } from './use-read-ahead.ts'

interface Props {
  hit: LawHit
  q: string | undefined
}

/** Memoised, because the screen around it renders several times while counts and options arrive. */
export const LawItem = memo(function LawItem({ hit, q }: Props) {
  const t = useText()
  const prefetch = usePrefetch()
  const { law } = hit
  const href = articleHref(law.country, law.id, hit.id, q)
  const article = hit.appendix ? t('laws.appendix') : t('laws.article', { no: hit.articleNo })
  const { onFocus, ...pointer } = useReadAhead(() => prefetch('laws.content', lawInput(law.id, q)))
  return (
    <article className={classes.item} data-result-id={hit.id} {...pointer}>
      <div className={classes.facts}>
        {law.abbreviation && <CourtBadge badge={law.abbreviation} title={properTitle(law.title)} />}
        <span>
          {numberOf(law.lawNumber, t)} {properTitle(law.title)}
        </span>
        {law.summary && <span title={t('laws.summaryHint')}>{t('laws.summary')}</span>}
        {law.sample && <SampleMark law />}
        {hit.repeal && <RepealMark repeal={hit.repeal} />}
      </div>
      <h2 className={classes.title}>
        <PlainLink href={href} data-result onFocus={onFocus}>
          {hit.heading ? `${article} – ${hit.heading}` : article}
        </PlainLink>
      </h2>
      <Snippets snippets={hit.snippets} />
      <div className={classes.foot}>
        <CitedBy hit={hit} />
        <ResultActions
          href={href}
          citation={articleCitation(law, hit.articleNo)}
          kind="article"
          targetId={hit.id}
          query={q}
          more={<Slot name="research.law-hit" hit={hit} />}
        />
      </div>
    </article>
  )
})

/** How often decisions cite the article; links to those decisions. */
function CitedBy({ hit }: { hit: LawHit }) {
  const t = useText()
  const format = useFormat()
  const { law, articleNo, citedByCount } = hit
  if (citedByCount === 0) return <span />
  return (
    <PlainLink href={citingHref(law.country, law.lawNumber, articleNo)} className={classes.law}>
      {t('laws.citedBy', { count: citedByCount, shown: format.number(citedByCount) })}
    </PlainLink>
  )
}
