/** The telephone number; a new one counts once the code that is sent to it was entered. */
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Profile } from '../../schemas.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useSend } from './data.ts'
import { Card, FormError, issueOf, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

export function PhoneCard({ profile }: { profile: Profile }) {
  const t = useText()
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const [number, setNumber] = useState('')
  const [changed, setChanged] = useState(false)
  const send = useSend('user.updatePhone')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '') send.mutate({ body: { newPhoneNumber: number } })
  }
  const verified = async () => {
    setOpen(false)
    setChanged(true)
    send.reset()
    setNumber('')
    await cache.invalidateQueries({ queryKey: ['user.profile'] })
  }
  return (
    <Card title={t('phone.title')}>
      <div className={classes.row}>
        <div>
          <strong>{profile.phoneNumber}</strong>
          <span className={classes.badge} data-state={profile.phoneVerified ? 'good' : 'pending'}>
            {t(profile.phoneVerified ? 'phone.verified' : 'phone.unverified')}
          </span>
        </div>
        {!open && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('phone.change')}
          </Button>
        )}
      </div>
      <Said>{changed && t('phone.changed')}</Said>
      {open && (
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('phone.new')}
            description={t('phone.newHint')}
            type="tel"
            autoComplete="tel"
            value={number}
            maxLength={30}
            onChange={(event) => setNumber(event.currentTarget.value)}
            error={issueOf(send.error, 'newPhoneNumber')}
          />
          <FormError error={send.error} />
          <div className={classes.actions}>
            <Button type="submit" loading={send.isPending} disabled={number.trim() === ''}>
              {t('phone.send')}
            </Button>
          </div>
        </form>
      )}
      {send.data && (
        <CodeDialog
          title={t('phone.new')}
          sent={send.data}
          onVerified={verified}
          onClose={() => send.reset()}
        />
      )}
    </Card>
  )
}
