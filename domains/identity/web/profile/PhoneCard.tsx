/** The telephone number; a new one counts once the code that is sent to it was entered. */
import { Button } from '@mantine/core'
import { FormFailure, problemsIn, TextField, useForm } from '@mizan/platform/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../schemas.ts'
import type { Sent } from '../second-step.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useSend } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

export function PhoneCard({ profile }: { profile: Profile }) {
  const t = useText()
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  const done = () => {
    setChanging(false)
    setChanged(true)
  }
  return (
    <Card title={t('phone.title')}>
      <div className={classes.row}>
        <div>
          <strong>{profile.phoneNumber}</strong>
          <span className={classes.badge} data-state={profile.phoneVerified ? 'good' : 'pending'}>
            {profile.phoneVerified ? t('phone.verified') : t('phone.unverified')}
          </span>
        </div>
        {!changing && (
          <Button
            variant="default"
            onClick={() => {
              setChanged(false)
              setChanging(true)
            }}
          >
            {t('phone.change')}
          </Button>
        )}
      </div>
      {changing && <NewNumber onDone={done} onCancel={() => setChanging(false)} />}
      <Said>{changed && t('phone.changed')}</Said>
    </Card>
  )
}

function NewNumber({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const cache = useQueryClient()
  const send = useSend('user.updatePhone')
  const [sent, setSent] = useState<Sent>()
  const form = useForm({
    initial: { newPhoneNumber: '' },
    check: async (values) => problemsIn((await import('../../schemas.ts')).PhoneUpdate, values),
    submit: async (body) => {
      const code = await send.mutateAsync({ body }).catch((error) => {
        if (error.code !== 'OBS_UMS_CreateUserFail_PhoneNumberExists') throw error
        form.refuse({ newPhoneNumber: error.message })
      })
      if (code) setSent({ code, at: Date.now() })
    },
  })
  const verified = async () => {
    await cache.invalidateQueries({ queryKey: ['user.profile'] })
    onDone()
  }
  return (
    <form {...form.formProps} className={`${classes.form} ${classes.below}`}>
      <FormFailure form={form} />
      <TextField
        label={t('phone.new')}
        hint={t('phone.newHint')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        autoFocus
        {...form.field('newPhoneNumber')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.busy}>
          {t('phone.send')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      {sent && (
        <CodeDialog
          title={t('phone.new')}
          sent={sent}
          onVerified={verified}
          onClose={() => setSent(undefined)}
        />
      )}
    </form>
  )
}
