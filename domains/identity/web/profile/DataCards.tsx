/** One's own data: to take along, or to have erased. */
import { Button } from '@mantine/core'
import type { ApiError } from '@mizan/platform/contract/client'
import { Dialog, saveFile, session, useApi } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from './data.ts'
import { Card, Said } from './FormParts.tsx'
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
    mutationFn: async () => saveFile(asJson(await client['user.exportData']?.({})), `${t('data.file')}.json`),
  })
  return (
    <Card title={t('data.exportTitle')}>
      <p>{t('data.exportBody')}</p>
      <FormFailure form={{ failure: save.error, wrong: 0 }} />
      <div className={classes.actions}>
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {t('data.export')}
        </Button>
        <Said>{save.isSuccess && t('data.exported')}</Said>
      </div>
    </Card>
  )
}

const asJson = (content: unknown): Blob =>
  new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })

function EraseCard() {
  const t = useText()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const erase = useSend('user.erase')
  const onSubmit = async (password: string) => {
    await erase.mutateAsync({ body: { password } })
    // The server has ended all sessions; this browser forgets its own once nothing private is on the screen.
    await navigate({ to: '/' })
    session.end()
  }
  return (
    <Card title={t('data.eraseTitle')}>
      <p>{t('data.eraseBody')}</p>
      <div className={classes.actions}>
        <Button variant="outline" color="var(--bad)" onClick={() => setOpen(true)}>
          {t('data.erase')}
        </Button>
      </div>
      {open && (
        <Dialog title={t('data.eraseTitle')} onClose={() => setOpen(false)}>
          <div className={classes.form}>
            <p>{t('data.eraseBody')}</p>
            <PasswordForm submit={t('data.eraseConfirm')} danger onSubmit={onSubmit} />
          </div>
        </Dialog>
      )}
    </Card>
  )
}
