/** What somebody who is signed in may do with an invitation. */
import { Button } from '@mantine/core'
import { Failure, signOut, Waiting } from '@mizan/platform/ui'
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
  const accept = useSend('invite.accept')
  const cache = useQueryClient()
  if (profile.error) return <Failure error={profile.error} onRetry={() => profile.refetch()} />
  if (!profile.data) return <Waiting height={44} below={8} />
  if (accept.data) return <Joined company={accept.data.company.name} />
  if (profile.data.email !== details.email) return <OtherAccount email={profile.data.email} />
  // Nothing that was read in the former office is shown in the new one.
  const forget = () => cache.removeQueries({ type: 'inactive' })
  return (
    <Answer
      email={profile.data.email}
      accept={accept}
      onAccept={() => accept.mutate({ params: { invitationId } }, { onSuccess: forget })}
    />
  )
}

interface AnswerProps {
  email: string
  accept: Pick<ReturnType<typeof useSend<'invite.accept'>>, 'error' | 'isPending'>
  onAccept: () => void
}

function Answer({ email, accept, onAccept }: AnswerProps) {
  const t = useText()
  return (
    <>
      <p>{t('invitation.joins', { email })}</p>
      <div className={classes.stack}>
        <FormFailure form={{ failure: accept.error, wrong: 0 }} />
        <Button loading={accept.isPending} onClick={onAccept}>
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
