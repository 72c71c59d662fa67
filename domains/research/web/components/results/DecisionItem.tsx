/** One decision of a result list. */
import { PlainLink, Slot, useFormat } from '@mizan/platform/ui'
import { memo } from 'react'
import { isApplication } from '../../../rules/decision-numbers.ts'
import type { DecisionHit } from '../../../schemas.ts'
import { decisionCallOf, decisionInput, usePrefetch } from '../../data.ts'
import { decisionHref } from '../../targets.ts'
import { useText } from '../../text.ts'
import { CourtBadge } from '../CourtBadge.tsx'
import { CutMark } from '../CutMark.tsx'
import { PartialMark } from '../PartialMark.tsx'
import { SampleMark } from '../SampleMark.tsx'
import { ChoiceBox } from './beside/ChoiceBox.tsx'
import { LawChips } from './LawChips.tsx'
import { ResultActions } from './ResultActions.tsx'
import classes from './ResultItem.module.css'
import { Snippets } from './Snippets.tsx'
import { useReadAhead } from './use-read-ahead.ts'

interface Props {
  hit: DecisionHit
  q: string | undefined
}

/** Memoised, because the screen around it renders several times while counts and options arrive. */
export const DecisionItem = memo(function DecisionItem({ hit, q }: Props) {
  const t = useText()
  const prefetch = usePrefetch()
  const court = hit.chamber ? `${hit.court} ${hit.chamber}` : hit.court
  const href = decisionHref(hit.country, hit.id, q)
  const { onFocus, ...pointer } = useReadAhead(() =>
    prefetch(decisionCallOf(hit.country), decisionInput(hit.id, q)),
  )
  return (
    <article className={classes.item} data-result-id={hit.id} {...pointer}>
      <div className={classes.facts}>
        <ChoiceBox id={hit.id} name={hit.citation} />
        <CourtBadge badge={hit.badge} title={court} />
        <Numbers hit={hit} />
        {hit.truncated && <CutMark />}
        {hit.sample && <SampleMark />}
        {hit.partial && <PartialMark why="partial" />}
        {hit.formulaic && !hit.partial && <PartialMark why="formulaic" />}
      </div>
      <h2 className={classes.title}>
        <PlainLink href={href} data-result onFocus={onFocus}>
          {hit.headline ?? t('result.untitled', { court })}
        </PlainLink>
      </h2>
      <Snippets snippets={hit.snippets} />
      <div className={classes.foot}>
        <LawChips laws={hit.relatedLaws} country={hit.country} />
        <ResultActions
          href={href}
          citation={hit.citation}
          kind="decision"
          targetId={hit.id}
          query={q}
          more={<Slot name="research.decision-hit" hit={hit} />}
        />
      </div>
    </article>
  )
})

function Numbers({ hit }: { hit: DecisionHit }) {
  const t = useText()
  const format = useFormat()
  return (
    <span className={classes.numbers}>
      {hit.caseNumber && (
        <span>
          {isApplication(hit) ? t('result.application') : t('result.caseNumber')} {hit.caseNumber}
        </span>
      )}
      {hit.decisionNumber && (
        <span>
          {t('result.decisionNumber')} {hit.decisionNumber}
        </span>
      )}
      {hit.decisionDate && <time dateTime={hit.decisionDate}>{format.date(hit.decisionDate)}</time>}
      {!hit.decisionDate && hit.decisionYear && (
        <time dateTime={String(hit.decisionYear)} title={t('result.yearOfNumber')}>
          {t('result.yearOnly', { year: hit.decisionYear })}
        </time>
      )}
    </span>
  )
}
