/** What the decision is: court, numbers, date, subject, how it ended. */
import { useFormat } from '@mizan/platform/ui'
import { IconExternalLink } from '@tabler/icons-react'
import type { Decision } from '../../../schemas.ts'
import { BackToResults } from '../BackToResults.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../head.module.css'
import { useText } from '../words.ts'

/** The Constitutional Court numbers individual applications, which have no decision number. */
const isApplication = ({ court, decisionNumber }: Decision) =>
  court === 'Anayasa Mahkemesi' && !decisionNumber

export function DecisionHeader({ decision, searched }: { decision: Decision; searched: boolean }) {
  const t = useText()
  const { date } = useFormat()
  const number = isApplication(decision) ? t('facts.applicationNumber') : t('facts.caseNumber')
  return (
    <header className={classes.head}>
      <BackToResults searched={searched} />
      <div className={classes.marks}>
        <span className={classes.badge}>{decision.badge}</span>
        {decision.sample && <span className={classes.mark}>{t('sample')}</span>}
      </div>
      <h1 className={classes.title} lang="tr">
        {decision.citation}
      </h1>
      {decision.subject && (
        <p className={classes.subject} lang="tr">
          {decision.subject}
        </p>
      )}
      <Facts
        facts={[
          [number, decision.caseNumber],
          [t('facts.decisionNumber'), decision.decisionNumber],
          [t('facts.date'), decision.decisionDate && date(decision.decisionDate)],
          [t('facts.outcome'), decision.outcome],
          [t('facts.finality'), decision.finality],
          [t('facts.sides'), decision.sides],
          [t('source'), decision.source],
        ]}
      />
      {decision.sourceUrl && (
        <a className={classes.source} href={decision.sourceUrl} target="_blank" rel="noreferrer">
          <IconExternalLink size={16} aria-hidden />
          {t('atSource')}
        </a>
      )}
    </header>
  )
}
