/** E-mail address and password; if the account is open on another device, also the way to end that session. */

import { ApiError } from '@mizan/platform/contract/client'
import { Button } from '@mizan/platform/ui'
import { FormBody, FormFailure, PasswordField, problemsIn, useForm } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import { useSend } from '../data.ts'
import { AddressField } from '../person/fields.tsx'
import type { SecondStep } from '../second-step.ts'
import {
  acceptSignIn,
  elsewhereIn,
  type SessionElsewhere,
  type SignInEntry,
  signInFailure,
} from '../sign-in.ts'
import { useText } from '../text.ts'
import classes from './forms.module.css'

interface Props {
  /** Initial values. */
  entered?: SignInEntry
  /** The e-mail address cannot be changed. */
  locked?: boolean
  /** Shown instead of the message about another device, if that is most likely this browser. */
  openElsewhere?: string | undefined
  submit: string
  onSignedIn: (step: SecondStep | undefined) => void
  onOtherDevice: (elsewhere: SessionElsewhere) => void
  /** Shown beside the button. */
  children?: ReactNode
}

export function Credentials({
  entered,
  locked,
  openElsewhere,
  submit,
  onSignedIn,
  onOtherDevice,
  children,
}: Props) {
  const t = useText()
  const login = useSend('auth.login')
  const texts = { noTokens: t('noTokens'), failed: t('failed') }
  const form = useForm({
    initial: entered ?? { email: '', password: '' },
    check: async (values) => problemsIn((await import('../../schemas.ts')).Login, values),
    submit: async ({ email, password }) => {
      const answer = await login.mutateAsync({ body: { email, password } }).catch((error) => {
        throw signInFailure(error, texts)
      })
      onSignedIn(acceptSignIn(answer, email, texts))
    },
  })
  const { failure } = form
  const elsewhere = failure && elsewhereIn(failure, form.values)
  const shown = elsewhere && openElsewhere ? new ApiError(403, failure.code, openElsewhere) : failure
  return (
    <FormBody
      form={form}
      failure={
        <FormFailure form={{ failure: shown, wrong: form.wrong }}>
          {elsewhere && (
            <>
              {!openElsewhere && <p>{t('otherDevice.perhapsHere')}</p>}
              <button type="button" className={classes.link} onClick={() => onOtherDevice(elsewhere)}>
                {t('otherDevice.offer')}
              </button>
            </>
          )}
        </FormFailure>
      }
    >
      <AddressField readOnly={locked} {...form.field('email')} />
      <PasswordField
        label={t('password')}
        autoFocus={locked}
        data-autofocus={locked}
        {...form.field('password')}
      />
      <Button type="submit" loading={form.busy}>
        {submit}
      </Button>
      {children}
    </FormBody>
  )
}
