/** One message: its writer, its text, and how it was handled. */
import { Button, ConfirmDialog, useFormat } from '@mizan/platform/ui'
import { useState } from 'react'
import type { MessageState, ReceivedMessage } from '../../schemas.ts'
import { useSend } from './data.ts'
import classes from './staff.module.css'
import { useText } from './text.ts'

const states: readonly MessageState[] = ['new', 'answered', 'closed']
const longest = 420

interface Props {
  message: ReceivedMessage
  onSaid: (text: string) => void
}

export function MessageItem({ message, onSaid }: Props) {
  const t = useText()
  const format = useFormat()
  const { messageId, kind, state, name, changedAt, changedBy } = message
  const [removing, setRemoving] = useState(false)
  const who = name ?? t('messages.nameless')
  const set = useSend('site.setMessageState', (_, { body }) =>
    onSaid(t('messages.changed', { name: who, state: t(`messages.state.${body.state}`) })),
  )
  const change = (wanted: MessageState) => set.mutate({ params: { messageId }, body: { state: wanted } })
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{who}</strong>
        <span className={classes.badge}>{t(`messages.kinds.${kind}`)}</span>
        {message.hasAccount && <span className={classes.badge}>{t('messages.account')}</span>}
        <time dateTime={message.at}>{format.moment(message.at)}</time>
      </div>
      <Ways message={message} />
      {message.topic && <p className={classes.topic}>{message.topic}</p>}
      {message.message && <LongText text={message.message} />}
      <div className={classes.cardFoot}>
        <label>
          {t('messages.stateOf')}
          <select
            className={classes.choice}
            value={set.isPending ? set.variables.body.state : state}
            onChange={({ target }) => change(target.value as MessageState)}
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {t(`messages.state.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {changedAt && (
          <span className={classes.meta}>
            {format.moment(changedAt)}
            {changedBy && ` · ${changedBy}`}
          </span>
        )}
        <Button variant="subtle" color="var(--bad)" px="sm" onClick={() => setRemoving(true)}>
          {t('messages.remove')}
        </Button>
      </div>
      {set.error && (
        <p role="alert" className={classes.error}>
          {set.error.message}
        </p>
      )}
      {removing && <Removal message={message} who={who} onSaid={onSaid} onClose={() => setRemoving(false)} />}
    </li>
  )
}

/** The ways to reach the writer. */
function Ways({ message: { email, phoneNumber, organisation } }: Pick<Props, 'message'>) {
  if (!email && !phoneNumber && !organisation) return null
  return (
    <p className={classes.ways}>
      {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
      {phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}
      {organisation && <span>{organisation}</span>}
    </p>
  )
}

function LongText({ text }: { text: string }) {
  const t = useText()
  const [open, setOpen] = useState(text.length <= longest)
  return (
    <>
      <p className={classes.words}>{open ? text : `${text.slice(0, longest)}…`}</p>
      {!open && (
        <div className={classes.more}>
          <Button variant="subtle" px="xs" onClick={() => setOpen(true)}>
            {t('messages.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Removal({ message, who, onSaid, onClose }: Props & { who: string; onClose: () => void }) {
  const t = useText()
  const remove = useSend('site.deleteMessage', () => {
    onSaid(t('messages.removed', { name: who }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('messages.removal')}
      confirm={t('messages.removalConfirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { messageId: message.messageId } })}
      onClose={onClose}
    >
      <p>{t('messages.removalBody', { name: who })}</p>
    </ConfirmDialog>
  )
}
