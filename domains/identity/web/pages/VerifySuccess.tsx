/** `/verify/success`: done. It goes on by itself, after a sign-up a little later, because there is something to read. */
import { Button } from '@mizan/platform/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type EntryAddress, wayOn } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { useText } from '../text.ts'

const stayMs = { signIn: 1_500, signUp: 6_000 }

export function VerifySuccess() {
  const t = useText()
  const navigate = useNavigate()
  const address: EntryAddress = useSearch({ strict: false })
  const occasion = useLocation().state.isNewAccount ? 'signUp' : 'signIn'
  const href = wayOn(address)
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ href, replace: true }), stayMs[occasion])
    return () => clearTimeout(timer)
  }, [href, occasion, navigate])
  // `autoFocus` does nothing for a link.
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <AuthLayout title={t('success.title')} lead={<span role="status">{t(`success.${occasion}`)}</span>}>
      <div className={classes.done}>
        <IconCircleCheck size={56} stroke={1.3} className={classes.tick} aria-hidden />
        <Button renderRoot={(props) => <Link ref={way} to={href} replace {...props} />}>
          {t('success.go')}
        </Button>
      </div>
    </AuthLayout>
  )
}
