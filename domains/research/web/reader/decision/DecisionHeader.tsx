/** The facts of a decision: court, numbers, date, subject, outcome. */
import { PageHead, useFormat } from '@mizan/platform/ui'
import { properTitle } from '../../../rules/law-titles.ts'
import { officialDecision } from '../../../rules/official-address.ts'
import type { Decision } from '../../../schemas.ts'
import { Facts } from '../Facts.tsx'
import classes from '../head.module.css'
import { sourceOf } from '../SourceLink.tsx'
import { useBackToResults } from '../use-back-to-results.ts'
import { useText } from '../words.ts'

/** A number stays on one line with its label: "E. 2019/1234" is not split. */
const unbroken = (citation: string) => citation.replace(/(?<=(?:^|\s)(?:\p{Lu}\.|No:)) /gu, '\u00a0')

export function DecisionHeader({ decision, searched }: { decision: Decision; searched: boolean }) {
  const t = useText()
  const { date } = useFormat()
  const back = useBackToResults(searched)
  return (
    <div className={classes.head}>
      <PageHead
        back={back}
        title={unbroken(decision.citation)}
        lang="tr"
        beside={decision.sample && <span className={classes.mark}>{t('sample')}</span>}
      />
      {decision.subject && (
        <p className={classes.subject} lang="tr">
          {decision.subject}
        </p>
      )}
      <Facts
        facts={[
          [t('facts.court'), [decision.court, decision.chamber].filter(Boolean).join(' ')],
          [
            t('facts.date'),
            decision.decisionDate
              ? date(decision.decisionDate)
              : decision.decisionYear && t('facts.yearOnly', { year: decision.decisionYear }),
          ],
          [t('facts.outcome'), decision.outcome],
          [t('facts.finality'), decision.finality && properTitle(decision.finality)],
          [t('facts.sides'), decision.sides],
          [
            t('source'),
            sourceOf({ name: decision.source, url: officialDecision(decision), label: t('atSource') }),
          ],
        ]}
      />
    </div>
  )
}
