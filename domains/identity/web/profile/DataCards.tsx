/** One's own data: to take along, or to have erased. */
import { Button } from '@mantine/core'
import type { ApiError } from '@mizan/platform/contract/client'
import { Dialog, signOut, useApi } from '@mizan/platform/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from './data.ts'
import { Card, FormError } from './FormParts.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

export function DataCards() {
  return (
    <>
      <ExportCard />
      <EraseCard />
    </>
  )
}

function ExportCard() {
  const t = useText()
  const { client } = useApi()
  const save = useMutation<void, ApiError>({
    mutationFn: async () => saveFile(await client['user.exportData']?.({}), `${t('data.file')}.json`),
  })
  return (
    <Card title={t('data.exportTitle')}>
      <p>{t('data.exportBody')}</p>
      <FormError error={save.error} />
      <div className={classes.actions}>
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {t('data.export')}
        </Button>
      </div>
    </Card>
  )
}

function saveFile(content: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function EraseCard() {
  const t = useText()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const erase = useSend('user.erase')
  const erased = () => {
    signOut()
    navigate({ to: '/' })
  }
  return (
    <Card title={t('data.eraseTitle')}>
      <p>{t('data.eraseBody')}</p>
      <div className={classes.actions}>
        <Button variant="outline" color="red.8" onClick={() => setOpen(true)}>
          {t('data.erase')}
        </Button>
      </div>
      {open && (
        <Dialog title={t('data.eraseTitle')} onClose={() => setOpen(false)}>
          <p>{t('data.eraseBody')}</p>
          <PasswordForm
            submit={t('data.eraseConfirm')}
            danger
            busy={erase.isPending}
            error={erase.error}
            onSubmit={(password) => erase.mutate({ body: { password } }, { onSuccess: erased })}
          />
        </Dialog>
      )}
    </Card>
  )
}
