/** `/verify/success`: done. It stays until it is left, because nobody knows how long somebody else reads. */
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
  const occasion = useLocation().state.isNewAccount ? 'signUp' : 'signIn'
  // `autoFocus` does nothing for a link.
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <AuthLayout title={t('success.title')} lead={<span role="status">{t(`success.${occasion}`)}</span>}>
      <div className={classes.done}>
        <IconCircleCheck size={56} stroke={1.3} className={classes.tick} aria-hidden />
        <Button renderRoot={(props) => <Link ref={way} to={wayOn(address)} replace {...props} />}>
          {t('success.go')}
        </Button>
      </div>
    </AuthLayout>
  )
}
