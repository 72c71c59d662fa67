/** Members of the office; each comes with the actions that the user may perform on them. */
import { Button, ConfirmDialog, Failure, useFormat } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Member } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { useMemberRights } from '../use-member-rights.ts'
import { DeviceLimit } from './DeviceLimit.tsx'
import { ListWaiting } from './ListWaiting.tsx'
import classes from './list.module.css'
import { RolesDialog } from './RolesDialog.tsx'

interface Props {
  onSaid: (text: string) => void
}

const fullName = ({ name, surname }: Member) => `${name} ${surname}`

export function Members({ onSaid }: Props) {
  const t = useText()
  const { me, offered } = useMemberRights()
  const members = useCall('company.members', {})
  const [changing, setChanging] = useState<Member | null>(null)
  const [removing, setRemoving] = useState<Member | null>(null)
  if (members.error) return <Failure error={members.error} onRetry={() => members.refetch()} />
  if (!members.data) return <ListWaiting />
  return (
    <>
      <DeviceLimit onSaid={onSaid} />
      <ul className={classes.list} aria-label={t('members.list')}>
        {members.data.items.map((member) => (
          <MemberItem
            key={member.userId}
            member={member}
            isMe={member.userId === me}
            onRoles={() => setChanging(member)}
            onRemove={() => setRemoving(member)}
          />
        ))}
      </ul>
      {changing && (
        <RolesDialog
          member={changing}
          offered={offered}
          onClose={() => setChanging(null)}
          onSaved={() => {
            onSaid(t('rolesDialog.saved', { name: fullName(changing) }))
            setChanging(null)
          }}
        />
      )}
      {removing && <Removal member={removing} onSaid={onSaid} onClose={() => setRemoving(null)} />}
    </>
  )
}

interface ItemProps {
  member: Member
  isMe: boolean
  onRoles: () => void
  onRemove: () => void
}

function MemberItem({ member, isMe, onRoles, onRemove }: ItemProps) {
  const t = useText()
  const format = useFormat()
  return (
    <li className={classes.item}>
      <div className={classes.who}>
        <strong>
          {fullName(member)}
          {isMe && <span className={classes.you}>{t('members.you')}</span>}
        </strong>
        <span>{member.email}</span>
      </div>
      <div>
        <div className={classes.badges}>
          {member.preset ? (
            <span className={classes.badge}>{t(`presetName.${member.preset}`)}</span>
          ) : (
            member.roles.map((role) => (
              <span key={role} className={classes.badge}>
                {t(`role.${role}`)}
              </span>
            ))
          )}
        </div>
        {member.preset && <span className={classes.meta}>{t(`presetHint.${member.preset}`)}</span>}
        <span className={classes.meta}>
          {t('members.joined', { date: format.day(member.joinedAt) })} ·{' '}
          {member.invitedBy === null
            ? t('members.founder')
            : t('members.invitedBy', { name: member.invitedBy || t('audit.gone') })}
        </span>
      </div>
      <div className={classes.buttons}>
        {member.may.includes('setRoles') && (
          <Button variant="default" px="sm" onClick={onRoles}>
            {t('members.setRoles')}
          </Button>
        )}
        {member.may.includes('remove') && (
          <Button variant="subtle" color="var(--bad)" px="sm" onClick={onRemove}>
            {isMe ? t('members.leave') : t('members.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Removal({
  member,
  onSaid,
  onClose,
}: {
  member: Member
  onSaid: Props['onSaid']
  onClose: () => void
}) {
  const t = useText()
  const name = fullName(member)
  const remove = useSend('company.removeMember', () => {
    onSaid(t('removal.done', { name }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('removal.title')}
      confirm={t('removal.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { userId: member.userId } })}
      onClose={onClose}
    >
      <p>{t('removal.body', { name })}</p>
    </ConfirmDialog>
  )
}
