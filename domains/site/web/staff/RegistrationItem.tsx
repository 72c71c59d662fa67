/** A person's registration with a bar, shown in full before staff decides on it. */
import type { BarRegistration } from '@mizan/identity/schemas'
import { Button, ConfirmDialog } from '@mizan/platform/ui'
import { useState } from 'react'
import { useSend } from './data.ts'
import classes from './staff.module.css'
import { useText } from './text.ts'

type Decision = 'confirmed' | 'notValid'

interface Props {
  registration: BarRegistration
  onSaid: (text: string) => void
}

export function RegistrationItem({ registration, onSaid }: Props) {
  const t = useText()
  const { name, surname, email, barAssociation, registrationNumber, barMembership } = registration
  const [deciding, setDeciding] = useState<Decision | null>(null)
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>
          {name} {surname}
        </strong>
        <span className={classes.badge} data-state={barMembership}>
          {t(`bars.state.${barMembership}`)}
        </span>
      </div>
      <p className={classes.ways}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </p>
      <p className={classes.words}>
        {barAssociation.name} · {t('bars.number', { number: registrationNumber })}
      </p>
      <div className={classes.cardFoot}>
        {barMembership !== 'confirmed' && (
          <Button variant="default" px="sm" onClick={() => setDeciding('confirmed')}>
            {t('bars.confirm')}
          </Button>
        )}
        {barMembership !== 'notValid' && (
          <Button variant="subtle" color="var(--bad)" px="sm" onClick={() => setDeciding('notValid')}>
            {t('bars.refuse')}
          </Button>
        )}
      </div>
      {deciding && (
        <Deciding
          registration={registration}
          decision={deciding}
          onSaid={onSaid}
          onClose={() => setDeciding(null)}
        />
      )}
    </li>
  )
}

interface DecidingProps extends Props {
  decision: Decision
  onClose: () => void
}

function Deciding({ registration, decision, onSaid, onClose }: DecidingProps) {
  const t = useText()
  const { userId, barAssociation, registrationNumber: number } = registration
  const name = `${registration.name} ${registration.surname}`
  const done = () => {
    onSaid(t(`bars.said.${decision}`, { name }))
    onClose()
  }
  const confirmed = useSend('bars.setConfirmed', done)
  const refused = useSend('bars.setNotValid', done)
  const send = decision === 'confirmed' ? confirmed : refused
  const decide = () =>
    send.mutate({
      params: { userId },
      body: { barAssociationId: barAssociation.id, registrationNumber: number },
    })
  return (
    <ConfirmDialog
      title={t(`bars.deciding.${decision}`)}
      confirm={t(`bars.decide.${decision}`)}
      busy={send.isPending}
      error={send.error}
      onConfirm={decide}
      onClose={onClose}
    >
      <dl className={classes.facts}>
        <dt>{t('bars.person')}</dt>
        <dd>{name}</dd>
        <dt>{t('bars.bar')}</dt>
        <dd>{barAssociation.name}</dd>
        <dt>{t('bars.numberLabel')}</dt>
        <dd>{number}</dd>
      </dl>
      <p>{t(`bars.decidingBody.${decision}`)}</p>
    </ConfirmDialog>
  )
}
