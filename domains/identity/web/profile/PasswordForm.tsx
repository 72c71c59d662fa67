import { Button } from '@mizan/platform/ui'
import { FormActions, FormBody, PasswordField, useForm } from '@mizan/platform/ui/forms'
import { useText } from './text.ts'

interface Props {
  submit: string
  danger?: boolean
  /** @throws ApiError; a wrong password is shown beside the field, any other failure above it */
  onSubmit: (password: string) => Promise<unknown>
}

/** Asks for the password in a dialog, to prove that the owner of the account is acting. */
export function PasswordForm({ submit, danger, onSubmit }: Props) {
  const t = useText()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: { key: 'required' } } : {}),
    submit: async ({ password }) => {
      await onSubmit(password).catch((error) => {
        if (error.code !== 'auth.wrong_password') throw error
        form.refuse({ password: error.message })
      })
    },
  })
  return (
    <FormBody form={form}>
      <PasswordField label={t('password')} data-autofocus {...form.field('password')} />
      <FormActions atEnd>
        <Button type="submit" loading={form.busy} {...(danger && { color: 'var(--bad)' })}>
          {submit}
        </Button>
      </FormActions>
    </FormBody>
  )
}
