/** `/invitation/{invitationId}`: who invites, into which office, until when, and how to join. */
import { Button } from '@mantine/core'
import { Failure, signOut, useFormat, useSession, useTitle, Waiting } from '@mizan/platform/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { InvitationDetails } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import classes from '../office.module.css'
import { useText } from '../text.ts'

const route = getRouteApi('/invitation/$invitationId')

export function Invitation() {
  const t = useText()
  useTitle(t('invitation.tab'))
  const { invitationId } = route.useParams()
  const details = useCall('invite.details', { params: { invitationId } })
  if (details.error && details.error.status !== 404)
    return <Failure error={details.error} onRetry={() => details.refetch()} />
  return (
    <section className={classes.card}>
      {details.error && <Invalid />}
      {details.isPending && <CardWaiting />}
      {details.data && <Details invitationId={invitationId} details={details.data} />}
    </section>
  )
}

function CardWaiting() {
  return (
    <div aria-busy>
      <Waiting width="60%" height={26} below={20} />
      <Waiting below={10} />
      <Waiting width="80%" />
    </div>
  )
}

function Invalid() {
  const t = useText()
  return (
    <>
      <h1>{t('invitation.invalid')}</h1>
      <p>{t('invitation.invalidBody')}</p>
      <div className={classes.stack}>
        <Button component={Link} to="/" variant="default">
          {t('invitation.home')}
        </Button>
      </div>
    </>
  )
}

function Details({ invitationId, details }: { invitationId: string; details: InvitationDetails }) {
  const t = useText()
  const format = useFormat()
  const { status } = useSession()
  const { creatorName: creator, company, email } = details
  if (details.state === 'expired')
    return (
      <>
        <h1>{t('invitation.expired')}</h1>
        <p>{t('invitation.expiredBody', { creator })}</p>
      </>
    )
  return (
    <>
      <h1>{t('invitation.title')}</h1>
      <p className={classes.lead}>{t('invitation.lead', { creator, company })}</p>
      <p className={classes.meta}>{t('invitation.for', { email })}</p>
      <p className={classes.meta}>{t('invitation.until', { date: format.day(details.expirationDate) })}</p>
      {status === 'signedIn' ? (
        <Joining invitationId={invitationId} invitedEmail={email} />
      ) : (
        <div className={classes.stack}>
          <Button component={Link} to={`/signup?invitation=${encodeURIComponent(invitationId)}`}>
            {t('invitation.signUp')}
          </Button>
          <Button
            component={Link}
            to={`/login?invitation=${encodeURIComponent(invitationId)}`}
            variant="default"
          >
            {t('invitation.signIn')}
          </Button>
        </div>
      )}
    </>
  )
}

function Joining({ invitationId, invitedEmail }: { invitationId: string; invitedEmail: string }) {
  const t = useText()
  const profile = useCall('user.profile', {}).data
  const accept = useSend('invite.accept')
  if (!profile) return <Waiting below={8} />
  if (accept.data)
    return (
      <>
        <p role="status">{t('invitation.joined', { company: accept.data.company.name })}</p>
        <div className={classes.stack}>
          <Button component={Link} to="/search">
            {t('invitation.start')}
          </Button>
        </div>
      </>
    )
  if (profile.email !== invitedEmail)
    return (
      <>
        <p>{t('invitation.other', { email: profile.email })}</p>
        <div className={classes.stack}>
          <Button variant="default" onClick={() => signOut()}>
            {t('invitation.switch')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p>{t('invitation.joins', { email: profile.email })}</p>
      {accept.error && (
        <p role="alert" className={classes.error}>
          {accept.error.message}
        </p>
      )}
      <div className={classes.stack}>
        <Button loading={accept.isPending} onClick={() => accept.mutate({ params: { invitationId } })}>
          {t('invitation.accept')}
        </Button>
      </div>
    </>
  )
}
