/** `/signup`: an account, with a new office or the one of an invitation. */
import { Button } from '@mizan/platform/ui'
import { FormBody } from '@mizan/platform/ui/forms'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import type { EntryAddress } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { NewOffice } from '../components/sign-up/NewOffice.tsx'
import { Declarations, PasswordFields, PersonFields, WorkFields } from '../components/sign-up/parts.tsx'
import { useSignUp } from '../components/sign-up/use-sign-up.ts'
import { useText } from '../text.ts'

export function SignUp() {
  const t = useText()
  const { next }: EntryAddress = useSearch({ strict: false })
  const { state } = useLocation()
  const { form, askingForNewOffice, createOffice, dismiss } = useSignUp()
  const company = state.invitation?.company
  return (
    <AuthLayout
      wide
      title={t('signUp.title')}
      lead={
        company
          ? t('signUp.invited', { company })
          : [t('signUp.lead'), next && t('signUp.after')].filter(Boolean).join(' ')
      }
      foot={<LoginLink />}
    >
      <FormBody form={form}>
        <PersonFields form={form} />
        <WorkFields form={form} />
        <PasswordFields form={form} />
        <Declarations form={form} />
        <Button type="submit" loading={form.busy}>
          {t('signUp.submit')}
        </Button>
      </FormBody>
      {askingForNewOffice && (
        <NewOffice name={form.values.organisation} onCreate={createOffice} onClose={dismiss} />
      )}
    </AuthLayout>
  )
}

function LoginLink() {
  const t = useText()
  const address: EntryAddress = useSearch({ strict: false })
  const { state } = useLocation()
  return (
    <>
      {t('signUp.haveAccount')}{' '}
      <Link to="/login" search={address} state={state} className={classes.link}>
        {t('signUp.login')}
      </Link>
    </>
  )
}
