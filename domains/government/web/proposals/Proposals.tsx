/** The proposals of court files to their case: time limits that documents may have begun, and parties that it lacks. */
import type { caseRows } from '@mizan/cases/contract'
import { Button, hooksOf, PlainLink, useFormat, useLanguage } from '@mizan/platform/ui'
import type { ProposedLimit, ProposedParty } from '../../schemas/proposals.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './proposals.module.css'

const cases = hooksOf<typeof caseRows>()

export function Proposals({ caseId, mayWrite }: { caseId: string; mayWrite: boolean }) {
  const t = useText()
  const { data } = useCall('government.proposals', { params: { caseId } })
  if (!data || data.parties.length + data.limits.length === 0) return null
  return (
    <section className={classes.proposals} aria-label={t('proposals.title')}>
      <h2>{t('proposals.title')}</h2>
      <ul>
        {data.limits.map((limit) => (
          <LimitLine key={limit.key} {...{ caseId, limit, mayWrite }} />
        ))}
        {data.parties.map((party) => (
          <PartyLine key={party.key} {...{ caseId, party, mayWrite }} />
        ))}
      </ul>
    </section>
  )
}

function useDismissal(caseId: string, { governmentCaseId, key }: { governmentCaseId: string; key: string }) {
  const { mutate } = useSend('government.dismiss')
  return () => mutate({ params: { caseId }, body: { governmentCaseId, key } })
}

interface LimitProps {
  caseId: string
  limit: ProposedLimit
  mayWrite: boolean
}

function LimitLine({ caseId, limit, mayWrite }: LimitProps) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const dismiss = useDismissal(caseId, limit)
  const add = cases.useSend('limits.add', dismiss)
  const { type, courtFileNo, sentOn, lastDay, calculation } = limit
  const title = limit.title[language]
  const basis = t('proposals.basis', { type, number: courtFileNo })
  const body = { title, date: lastDay, basis, isCritical: true, calculation }
  return (
    <li>
      <div>
        <strong>{t('proposals.limit', { title, date: format.dateAndWeekday(lastDay) })}</strong>
        <p>{t('proposals.why', { basis, date: format.date(sentOn) })}</p>
        <PlainLink href={calculation.address}>{t('proposals.steps')}</PlainLink>
      </div>
      {mayWrite && (
        <span className={classes.actions}>
          <Button
            variant="default"
            loading={add.isPending}
            onClick={() => add.mutate({ params: { caseId }, body })}
          >
            {t('proposals.addLimit')}
          </Button>
          <Button variant="subtle" onClick={dismiss}>
            {t('proposals.dismiss')}
          </Button>
        </span>
      )}
    </li>
  )
}

interface PartyProps {
  caseId: string
  party: ProposedParty
  mayWrite: boolean
}

/** Similar names in the office are shown before the party is added, as everywhere. */
function PartyLine({ caseId, party, mayWrite }: PartyProps) {
  const t = useText()
  const dismiss = useDismissal(caseId, party)
  const { name, role, said, type, representatives } = party
  const add = cases.useSend('cases.addParty', dismiss)
  const isAlike = add.error?.code === 'case.conflicts_found'
  const body = { name, role, type, representatives, conflictsSeen: isAlike }
  return (
    <li>
      <div>
        <strong>{t('proposals.party', { name, role: said })}</strong>
        {isAlike && <p className={classes.alike}>{t('proposals.alike')}</p>}
      </div>
      {mayWrite && (
        <span className={classes.actions}>
          <Button
            variant="default"
            loading={add.isPending}
            onClick={() => add.mutate({ params: { caseId }, body })}
          >
            {isAlike ? t('proposals.addAnyway') : t('proposals.addParty')}
          </Button>
          <Button variant="subtle" onClick={dismiss}>
            {t('proposals.dismiss')}
          </Button>
        </span>
      )}
    </li>
  )
}
