/** The column beside a decision: the laws it cites, the decisions that cite it, and similar ones. */
import { useFormat } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import type { Decision } from '../../../schemas.ts'
import { useCall } from '../../data.ts'
import { useText } from '../words.ts'
import classes from './beside.module.css'
import { CitedLaws } from './CitedLaws.tsx'
import { DecisionItems } from './DecisionItems.tsx'
import { DecisionsCitingDecision, ListFailed, ListSkeleton } from './PagedDecisions.tsx'

function Similar({ decision }: { decision: Decision }) {
  const t = useText()
  const { data, isError, refetch } = useCall('decisions.similar', {
    params: { country: decision.country, caseId: decision.id },
  })
  if (isError) return <ListFailed retry={refetch} />
  if (!data) return <ListSkeleton />
  return data.length > 0 ? (
    <DecisionItems items={data} />
  ) : (
    <p className={classes.quiet}>{t('beside.noSimilar')}</p>
  )
}

function Section({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>
        {title}
        {count && <span className={classes.count}>{count}</span>}
      </h2>
      {children}
    </section>
  )
}

export function Beside({ decision }: { decision: Decision }) {
  const t = useText()
  const format = useFormat()
  const { country, id, relatedLaws, citedByCount, citedByCountIsLowerBound } = decision
  const count = `${format.number(citedByCount)}${citedByCountIsLowerBound ? '+' : ''}`
  return (
    <div className={classes.beside}>
      <Section title={t('beside.laws')}>
        <CitedLaws references={relatedLaws} />
      </Section>
      <Section title={t('beside.citedBy')} count={citedByCount > 0 ? count : undefined}>
        {citedByCount > 0 ? (
          <DecisionsCitingDecision country={country} caseId={id} />
        ) : (
          <p className={classes.quiet}>{t('beside.noCitedBy')}</p>
        )}
      </Section>
      <Section title={t('beside.similar')}>
        <Similar decision={decision} />
      </Section>
    </div>
  )
}
