/** The facts about each court file: court and number, state, days, and the time of its last sync. */
import { useFormat } from '@mizan/platform/ui'
import type { GovernmentCase } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './heads.module.css'

export function CourtHeads({ cases }: { cases: readonly GovernmentCase[] }) {
  const t = useText()
  return (
    <ul className={classes.heads} aria-label={t('head.title')}>
      {cases.map((one) => (
        <li key={one.governmentCaseId} className={classes.head}>
          <h2>
            <span>{one.courtName}</span> <span className={classes.number}>{one.caseNo}</span>
          </h2>
          <Facts of={one} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ of }: { of: GovernmentCase }) {
  const t = useText()
  const format = useFormat()
  const { status, type, openedOn, courtDate, lastSyncedAt, fileCount } = of
  const facts = [
    [t('head.status'), status],
    [t('head.type'), type],
    [t('head.opened'), openedOn && format.date(openedOn)],
    [t('head.courtDate'), courtDate && `${format.date(courtDate.date)} ${courtDate.time}`],
    [t('head.synced'), lastSyncedAt === null ? t('head.never') : format.moment(lastSyncedAt)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      <div>
        <dt className="visually-hidden">{t('list.label')}</dt>
        <dd>{t('head.files', { count: fileCount })}</dd>
      </div>
    </dl>
  )
}
