/** Invitations without an answer yet; expired ones can be sent again or deleted. */
import { Button, ConfirmDialog, Empty, Failure, useFormat } from '@mizan/platform/ui'
import { useState } from 'react'
import type { PendingInvitation } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { useMemberRights } from '../use-member-rights.ts'
import { ListWaiting } from './ListWaiting.tsx'
import classes from './list.module.css'

interface Props {
  onSaid: (text: string) => void
}

export function Invitations({ onSaid }: Props) {
  const t = useText()
  const { mayChange, mayInvite } = useMemberRights()
  const pending = useCall('invite.pending', {})
  const [removing, setRemoving] = useState<PendingInvitation | null>(null)
  if (pending.error) return <Failure error={pending.error} onRetry={() => pending.refetch()} />
  if (!pending.data) return <ListWaiting />
  const { items } = pending.data
  return (
    <>
      {items.length === 0 && <Empty title={t('invitations.empty')}>{t('invitations.emptyBody')}</Empty>}
      {items.length > 0 && (
        <ul className={classes.list} aria-label={t('invitations.list')}>
          {items.map((invitation) => (
            <Item
              key={invitation.invitationId}
              invitation={invitation}
              mayDelete={mayChange}
              mayResend={mayInvite}
              onSaid={onSaid}
              onRemove={() => setRemoving(invitation)}
            />
          ))}
        </ul>
      )}
      {/* Rendered even when the last invitation is gone, so that it can report what was done. */}
      {removing && <Removal invitation={removing} onSaid={onSaid} onClose={() => setRemoving(null)} />}
    </>
  )
}

interface ItemProps extends Props {
  mayDelete: boolean
  mayResend: boolean
  invitation: PendingInvitation
  onRemove: () => void
}

function Item({ invitation, mayDelete, mayResend, onSaid, onRemove }: ItemProps) {
  const t = useText()
  const format = useFormat()
  const { invitationId, email } = invitation
  const resend = useSend('invite.resend', () => onSaid(t('invitations.resent', { email })))
  const again = () => resend.mutate({ params: { invitationId } })
  return (
    <li className={classes.item}>
      <div className={classes.who}>
        <strong>
          {invitation.name} {invitation.surname}
        </strong>
        <span>{email}</span>
      </div>
      <div>
        <div className={classes.badges}>
          <span className={classes.badge} data-state={invitation.state}>
            {t(`invitations.${invitation.state}`)}
          </span>
          {invitation.preset ? (
            <span className={classes.badge}>{t(`presetName.${invitation.preset}`)}</span>
          ) : (
            invitation.roles.map((role) => (
              <span key={role} className={classes.badge}>
                {t(`role.${role}`)}
              </span>
            ))
          )}
        </div>
        <span className={classes.meta}>
          {t('invitations.until', { date: format.day(invitation.expiresAt) })} ·{' '}
          {t('invitations.by', { name: invitation.invitedBy || t('audit.gone') })}
        </span>
        {resend.error && (
          <p role="alert" className={classes.error}>
            {resend.error.message}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {mayResend && (
          <Button variant="default" px="sm" onClick={again} loading={resend.isPending}>
            {t('invitations.resend')}
          </Button>
        )}
        {mayDelete && (
          <Button variant="subtle" color="var(--bad)" px="sm" onClick={onRemove}>
            {t('invitations.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

interface RemovalProps {
  invitation: PendingInvitation
  onSaid: (text: string) => void
  onClose: () => void
}

function Removal({ invitation: { invitationId, email }, onSaid, onClose }: RemovalProps) {
  const t = useText()
  const remove = useSend('invite.delete', () => {
    onSaid(t('invitations.removed', { email }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('invitations.removal.title')}
      confirm={t('invitations.removal.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { invitationId } })}
      onClose={onClose}
    >
      <p>{t('invitations.removal.body', { email })}</p>
    </ConfirmDialog>
  )
}
