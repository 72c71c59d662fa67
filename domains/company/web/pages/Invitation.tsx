/** `/invitation/{invitationId}`: who invites, into which office, until when, and how to join. */
import {
  Button,
  Empty,
  Failure,
  Page,
  PageHead,
  PageHeadWaiting,
  useFormat,
  useSession,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { InvitationDetails } from '../../schemas.ts'
import { Joining } from '../components/Joining.tsx'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './Invitation.module.css'

const route = getRouteApi('/invitation/$invitationId')

export function Invitation() {
  const t = useText()
  useTitle(t('invitation.tab'))
  const { invitationId } = route.useParams()
  const details = useCall('invite.details', { params: { invitationId } })
  if (details.error && details.error.status !== 404)
    return <Failure error={details.error} onRetry={() => details.refetch()} />
  return (
    <Page>
      {details.error && <NoWay title={t('invitation.invalid')}>{t('invitation.invalidBody')}</NoWay>}
      {details.isPending && <CardWaiting />}
      {details.data && <Details invitationId={invitationId} details={details.data} />}
    </Page>
  )
}

const CardWaiting = () => (
  <div aria-busy>
    <PageHeadWaiting />
    <div className={classes.card}>
      <Waiting below={10} />
      <Waiting width="80%" below={60} />
      <Waiting height={40} />
    </div>
  </div>
)

/** The reason why the user cannot join, and what to do instead. */
function NoWay({ title, children }: { title: string; children: ReactNode }) {
  const t = useText()
  return (
    <Empty
      alone
      title={title}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/" />} variant="default">
          {t('invitation.home')}
        </Button>
      }
    >
      {children}
    </Empty>
  )
}

interface Props {
  invitationId: string
  details: InvitationDetails
}

function Details({ invitationId, details }: Props) {
  const t = useText()
  const format = useFormat()
  const { status, pending, expired } = useSession()
  const { company, email } = details
  const creator = details.creatorName || t('audit.gone')
  if (details.state === 'expired')
    return <NoWay title={t('invitation.expired')}>{t('invitation.expiredBody', { creator, company })}</NoWay>
  return (
    <>
      <PageHead title={t('invitation.title')} line={<p>{t('invitation.lead', { creator, company })}</p>} />
      <section className={classes.card}>
        <dl className={classes.facts}>
          <dt>{t('invitation.for')}</dt>
          <dd>{email}</dd>
          <dt>{t('invitation.until')}</dt>
          <dd>{format.day(details.expirationDate)}</dd>
        </dl>
        {status === 'visitor' || expired ? (
          <WaysIn invitationId={invitationId} details={details} />
        ) : pending ? (
          <SecondStepFirst invitationId={invitationId} />
        ) : (
          <Joining invitationId={invitationId} details={details} />
        )}
      </section>
    </>
  )
}

/** The ways in for visitors; the data of the invitation need not be typed again. */
function WaysIn({ invitationId: invitation, details: { email, name, surname, company } }: Props) {
  const t = useText()
  const way = { search: { invitation }, state: { invitation: { email, name, surname, company } } }
  return (
    <div className={classes.stack}>
      <Button renderRoot={(props) => <Link {...props} to="/signup" {...way} />}>
        {t('invitation.signUp')}
      </Button>
      <Button renderRoot={(props) => <Link {...props} to="/login" {...way} />} variant="default">
        {t('invitation.signIn')}
      </Button>
    </div>
  )
}

function SecondStepFirst({ invitationId }: { invitationId: string }) {
  const t = useText()
  return (
    <div className={classes.stack}>
      <Button
        renderRoot={(props) => (
          <Link {...props} to="/verify" search={{ next: `/invitation/${invitationId}` }} />
        )}
      >
        {t('invitation.verify')}
      </Button>
    </div>
  )
}
