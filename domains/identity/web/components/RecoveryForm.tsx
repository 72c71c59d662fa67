/** Asks for one of the recovery codes that the user has saved; each is valid for one sign-in. */
import { Button } from '@mizan/platform/ui'
import { FormBody, TextField, useForm } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import classes from './forms.module.css'

interface Props {
  /** @throws ApiError, which is shown beside the code if it concerns the code */
  onCode: (code: string) => Promise<void>
  children?: ReactNode
}

const beside = new Set(['code.wrong', 'factor.locked'])

export function RecoveryForm({ onCode, children }: Props) {
  const t = useText()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: { key: 'required' } } : {}),
    submit: async ({ code }) => {
      await onCode(code).catch((error) => {
        if (!beside.has(error.code)) throw error
        form.refuse({ code: error.message })
      })
    },
  })
  return (
    <FormBody form={form}>
      <TextField
        label={t('recovery.label')}
        hint={t('recovery.hint')}
        placeholder="ABCDE-FGHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus
        data-autofocus
        {...form.field('code')}
      />
      <Button type="submit" loading={form.busy}>
        {t('code.submit')}
      </Button>
      <div className={classes.beside}>{children}</div>
    </FormBody>
  )
}
