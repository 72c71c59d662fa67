/**
 * The additions to the case that a model proposes, each with a button that adds it by the ordinary call, and one that
 * dismisses it.
 */
import { Button, PlainLink, useFormat, useLock } from '@mizan/platform/ui'
import { IconCalendarPlus, IconCheck, IconSquarePlus } from '@tabler/icons-react'
import { useId } from 'react'
import type { Answer, Proposal } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './proposals.module.css'
import { useDecision } from './use-decision.ts'

interface Props {
  answer: Answer
  /** The case to which they would be added. */
  caseId: string
  /** The asker decides; others only read. */
  isOwn: boolean
}

export function Proposals({ answer, ...more }: Props) {
  const t = useText()
  const id = useId()
  return (
    <section className={classes.proposals} aria-labelledby={id}>
      <h3 id={id}>{t('proposals.title')}</h3>
      <p className={classes.body}>{t('proposals.body')}</p>
      <ul>
        {answer.proposals.map((one) => (
          <Card key={one.id} proposal={one} answer={answer} {...more} />
        ))}
      </ul>
    </section>
  )
}

function Card({ proposal, ...more }: Props & { proposal: Proposal }) {
  const t = useText()
  const isTask = proposal.row === 'tasks.add'
  const title = isTask ? proposal.body.displayTitle : proposal.body.title
  const Sign = isTask ? IconSquarePlus : IconCalendarPlus
  return (
    <li className={classes.card}>
      <Sign size={20} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.kind}>{isTask ? t('proposals.task') : t('proposals.date')}</p>
        <p className={classes.title} lang="tr">
          {title}
        </p>
        <Facts proposal={proposal} />
        <Decision proposal={proposal} title={title} {...more} />
      </div>
    </li>
  )
}

function Facts({ proposal }: { proposal: Proposal }) {
  const t = useText()
  const { date } = useFormat()
  const isTask = proposal.row === 'tasks.add'
  const day = isTask ? proposal.body.deadline : proposal.body.date
  const { note } = proposal.body
  return (
    <>
      <p className={classes.facts}>
        {day ? t('proposals.until', { day: date(day) }) : t('proposals.noDay')}
        {!isTask && proposal.body.basis && ` · ${proposal.body.basis}`}
        {!isTask && proposal.body.isCritical && ` · ${t('proposals.critical')}`}
      </p>
      {note && (
        <p className={classes.facts} lang="tr">
          {note}
        </p>
      )}
    </>
  )
}

interface DecisionProps extends Props {
  proposal: Proposal
  title: string
}

function Decision({ proposal, title, answer, caseId, isOwn }: DecisionProps) {
  const t = useText()
  const lock = useLock()
  const { decision, isBusy, error, accept, dismiss } = useDecision(answer, proposal, caseId)
  if (decision === 'dismissed') return <p className={classes.facts}>{t('proposals.dismissed')}</p>
  if (decision === 'accepted')
    return (
      <p className={classes.done}>
        <IconCheck size={16} stroke={2} aria-hidden />
        {t('proposals.accepted')}
        <PlainLink
          href={`/case-management/${caseId}?tab=${proposal.row === 'tasks.add' ? 'tasks' : 'dates'}`}
        >
          {t('proposals.toCase')}
        </PlainLink>
      </p>
    )
  if (!isOwn) return <p className={classes.facts}>{t('proposals.undecided')}</p>
  return (
    <>
      <div className={classes.buttons}>
        <Button
          {...lock}
          loading={isBusy}
          aria-label={t('proposals.acceptNamed', { title })}
          onClick={accept}
        >
          {t('proposals.accept')}
        </Button>
        <Button
          variant="subtle"
          disabled={isBusy}
          aria-label={t('proposals.dismissNamed', { title })}
          onClick={dismiss}
        >
          {t('proposals.dismiss')}
        </Button>
      </div>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </>
  )
}
