import { Button } from '@mizan/platform/ui'
import { FormActions, FormBody, PasswordField, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { dialledNumber } from '../../rules/phone.ts'
import { PhoneField } from '../person/fields.tsx'
import type { TimedCode } from '../second-step.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useSend } from './data.ts'
import classes from './profile.module.css'
import { useText } from './text.ts'

const fieldOf: Record<string, 'newPhoneNumber' | 'password'> = {
  OBS_UMS_CreateUserFail_PhoneNumberExists: 'newPhoneNumber',
  'auth.wrong_password': 'password',
}

/** Asks for another number, for the password where the sign-in is some time ago, and for the code that is sent there. */
export function NewNumber({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const send = useSend('user.updatePhone')
  const [sent, setSent] = useState<TimedCode>()
  const [asksPassword, setAsksPassword] = useState(false)
  const bodyOf = ({ newPhoneNumber, password }: { newPhoneNumber: string; password: string }) => ({
    newPhoneNumber: dialledNumber(newPhoneNumber),
    ...(asksPassword && { password }),
  })
  const form = useForm({
    initial: { newPhoneNumber: '', password: '' },
    check: async (values) => problemsIn((await import('../../schemas.ts')).PhoneUpdate, bodyOf(values)),
    submit: async (values) => {
      const code = await send.mutateAsync({ body: bodyOf(values) }).catch((error) => {
        if (error.code === 'auth.password_required') return void setAsksPassword(true)
        const field = fieldOf[error.code]
        if (!field) throw error
        form.refuse({ [field]: error.message })
      })
      if (code) setSent({ code, at: Date.now() })
    },
  })
  return (
    <div className={classes.below}>
      <FormBody form={form}>
        <PhoneField autoFocus {...form.field('newPhoneNumber')} />
        {asksPassword && (
          <>
            <p role="status">{t('phone.passwordHint')}</p>
            <PasswordField label={t('password')} data-autofocus autoFocus {...form.field('password')} />
          </>
        )}
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('phone.send')}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormBody>
      {sent && (
        <CodeDialog
          title={t('phone.new')}
          sent={sent}
          onVerified={onDone}
          onClose={() => setSent(undefined)}
        />
      )}
    </div>
  )
}
