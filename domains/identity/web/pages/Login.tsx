/** `/login`: signing in. */

import { readStored, useSession } from '@mizan/platform/ui'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type EntryAddress, wayOn } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import { Credentials } from '../components/Credentials.tsx'
import classes from '../components/forms.module.css'
import { OtherDevice } from '../components/OtherDevice.tsx'
import { purposeOf } from '../purpose.ts'
import type { SecondStep } from '../second-step.ts'
import type { SessionElsewhere, SignInEntry } from '../sign-in.ts'
import { useText } from '../text.ts'

/**
 * The destination of the sign-in: the page of an invitation, if there is one, which asks before the user leaves an
 * office.
 */
function useEntrance() {
  const navigate = useNavigate()
  const address: EntryAddress = useSearch({ strict: false })
  return (step: SecondStep | undefined) => {
    const invited = address.invitation && `/invitation/${address.invitation}`
    if (!step) return navigate({ href: invited ?? wayOn(address), replace: true })
    const next = invited ?? address.next
    return navigate({ to: '/verify', search: { ...(next && { next }) }, replace: true })
  }
}

/** Why the user is here: invited, signed out, or on the way to a page. */
function useLead(): string {
  const t = useText()
  const { next }: EntryAddress = useSearch({ strict: false })
  const company = useLocation().state.invitation?.company
  const { ending } = useSession()
  const purpose = purposeOf(next)
  if (company) return t('login.invited', { company })
  if (ending?.kind === 'erased') return ''
  if (ending)
    return [ending.said || t(`ending.${ending.kind}`), next && t('expired.goOn')].filter(Boolean).join(' ')
  if (purpose?.kind === 'search') return t('purpose.search', { query: purpose.query })
  return purpose ? t(`purpose.${purpose.kind}`) : t('login.lead')
}

/** The notice about the action that led the user here. */
function useNotice(): string | undefined {
  const t = useText()
  const { state } = useLocation()
  const { ending } = useSession()
  if (state.passwordChanged) return t('login.again')
  return ending?.kind === 'erased' ? t('ending.erased') : undefined
}

export function Login() {
  const enter = useEntrance()
  const t = useText()
  const lead = useLead()
  const notice = useNotice()
  const { state } = useLocation()
  const [entered, setEntered] = useState<SignInEntry>({
    email: state.invitation?.email ?? readStored('lastLoginEmail') ?? '',
    password: '',
  })
  const [elsewhere, setElsewhere] = useState<SessionElsewhere>()
  if (elsewhere)
    return (
      <AuthLayout title={t('otherDevice.title')}>
        <OtherDevice elsewhere={elsewhere} onSignedIn={enter} onBack={() => setElsewhere(undefined)} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={t('login.title')} lead={lead} foot={<SignUpLink />}>
      {notice && (
        <p role="status" className={classes.notice}>
          {notice}
        </p>
      )}
      <Credentials
        entered={entered}
        submit={t('login.submit')}
        onSignedIn={enter}
        onOtherDevice={(found) => {
          setEntered(found.entered)
          setElsewhere(found)
        }}
      >
        <Link to="/forgot-password" className={classes.link}>
          {t('login.forgot')}
        </Link>
      </Credentials>
    </AuthLayout>
  )
}

function SignUpLink() {
  const t = useText()
  const address: EntryAddress = useSearch({ strict: false })
  const { state } = useLocation()
  return (
    <>
      {t('login.noAccount')}{' '}
      <Link to="/signup" search={address} state={state} className={classes.link}>
        {t('login.signUp')}
      </Link>
    </>
  )
}
