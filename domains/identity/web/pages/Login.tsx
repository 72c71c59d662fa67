/** `/login`: signing in. */

import { readStored } from '@mizan/platform/ui'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type EntryAddress, wayOn } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import { Credentials, type Entered } from '../components/Credentials.tsx'
import classes from '../components/forms.module.css'
import { OtherDevice } from '../components/OtherDevice.tsx'
import type { SecondStep } from '../second-step.ts'
import { useText } from '../text.ts'

/** Where the sign-in leads. An invitation is only accepted once the second step is done, on its own page. */
function useEntrance() {
  const navigate = useNavigate()
  const address: EntryAddress = useSearch({ strict: false })
  return (step: SecondStep | undefined) => {
    if (!step) return navigate({ href: wayOn(address), replace: true })
    const next = address.invitation ? `/invitation/${address.invitation}` : address.next
    return navigate({ to: '/verify', search: { ...(next && { next }) }, replace: true })
  }
}

export function Login() {
  const enter = useEntrance()
  const t = useText()
  const { invitation }: EntryAddress = useSearch({ strict: false })
  const { state } = useLocation()
  const [entered, setEntered] = useState<Entered>({
    email: state.invitation?.email ?? readStored('lastLoginEmail') ?? '',
    password: '',
  })
  const [elsewhere, setElsewhere] = useState(false)
  if (elsewhere)
    return (
      <AuthLayout title={t('otherDevice.title')} lead={t('otherDevice.lead')}>
        <OtherDevice entered={entered} onSignedIn={enter} onBack={() => setElsewhere(false)} />
      </AuthLayout>
    )
  const company = state.invitation?.company
  return (
    <AuthLayout
      title={t('login.title')}
      lead={company ? t('login.invited', { company }) : t('login.lead')}
      foot={<SignUpLink />}
    >
      {state.passwordChanged && (
        <p role="status" className={classes.notice}>
          {t('login.again')}
        </p>
      )}
      <Credentials
        entered={entered}
        invitationId={invitation}
        submit={t('login.submit')}
        onSignedIn={enter}
        onOtherDevice={(values) => {
          setEntered(values)
          setElsewhere(true)
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
