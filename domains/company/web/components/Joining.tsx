/** The actions of a signed-in user with an invitation. */
import { Button, Failure, signOut, Waiting } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { InvitationDetails } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import classes from '../pages/Invitation.module.css'
import { useText } from '../text.ts'

interface Props {
  invitationId: string
  details: InvitationDetails
}

export function Joining({ invitationId, details }: Props) {
  const profile = useCall('user.profile', {})
  const cache = useQueryClient()
  // Data of the former office must not be shown in the new one.
  const accept = useSend('invite.accept', () => cache.removeQueries({ type: 'inactive' }))
  if (profile.error) return <Failure error={profile.error} onRetry={() => profile.refetch()} />
  if (!profile.data) return <Waiting height={44} below={8} />
  if (accept.data) return <Joined company={accept.data.company.name} />
  if (profile.data.email !== details.email) return <OtherAccount email={profile.data.email} />
  return (
    <Answer
      email={profile.data.email}
      office={profile.data.company.name}
      accept={accept}
      onAccept={() => accept.mutate({ params: { invitationId } })}
    />
  )
}

interface AnswerProps {
  email: string
  /** The office that the person leaves by joining. */
  office: string
  accept: Pick<ReturnType<typeof useSend<'invite.accept'>>, 'error' | 'isPending'>
  onAccept: () => void
}

function Answer({ email, office, accept, onAccept }: AnswerProps) {
  const t = useText()
  const colleagues = useCall('company.users', {})
  const isAlone = colleagues.data?.items.length === 1
  return (
    <>
      <p>{t('invitation.joins', { email })}</p>
      {colleagues.data && (
        <p className={classes.leaving}>
          {isAlone ? t('invitation.closes', { office }) : t('invitation.leaves', { office })}
        </p>
      )}
      <div className={classes.stack}>
        <FormFailure form={{ failure: accept.error, wrong: 0 }} />
        <Button loading={accept.isPending || colleagues.isPending} onClick={onAccept}>
          {t('invitation.accept')}
        </Button>
      </div>
    </>
  )
}

function Joined({ company }: { company: string }) {
  const t = useText()
  return (
    <>
      <p role="status" className={classes.joined}>
        {t('invitation.joined', { company })}
      </p>
      <div className={classes.stack}>
        <Button renderRoot={(props) => <Link {...props} to="/search" />}>{t('invitation.start')}</Button>
      </div>
    </>
  )
}

function OtherAccount({ email }: { email: string }) {
  const t = useText()
  return (
    <>
      <p>{t('invitation.other', { email })}</p>
      <div className={classes.stack}>
        <Button variant="default" onClick={() => signOut()}>
          {t('invitation.switch')}
        </Button>
      </div>
    </>
  )
}
