/** `/verify/success`: done. */
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { type EntryAddress, wayOn } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { useText } from '../text.ts'

export function VerifySuccess() {
  const t = useText()
  const address: EntryAddress = useSearch({ strict: false })
  return (
    <AuthLayout title={t('success.title')} lead={<span role="status">{t('success.lead')}</span>}>
      <div className={classes.done}>
        <IconCircleCheck size={56} stroke={1.3} className={classes.tick} aria-hidden />
        <Button autoFocus renderRoot={(props) => <Link to={wayOn(address)} replace {...props} />}>
          {t('success.go')}
        </Button>
      </div>
    </AuthLayout>
  )
}
