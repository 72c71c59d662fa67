/** `/verify/success`: done. The page stays until the user leaves it, because people read at different speeds. */
import { Button } from '@mizan/platform/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type EntryAddress, wayOn } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { useText } from '../text.ts'

export function VerifySuccess() {
  const t = useText()
  const address: EntryAddress = useSearch({ strict: false })
  const { isNewAccount, hasFounded } = useLocation().state
  // `autoFocus` has no effect on a link.
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <AuthLayout
      title={t('success.title')}
      lead={<span role="status">{isNewAccount ? t('success.signUp') : t('success.signIn')}</span>}
    >
      <div className={classes.done}>
        <IconCircleCheck size={56} stroke={1.3} className={classes.tick} aria-hidden />
        <Button renderRoot={(props) => <Link ref={way} to={wayOn(address, hasFounded)} replace {...props} />}>
          {t('success.go')}
        </Button>
      </div>
    </AuthLayout>
  )
}
