/** The user's own data: to download, or to erase. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Dialog, saveFile, session, useApi } from '@mizan/platform/ui'
import { FormActions, FormFailure, FormStack } from '@mizan/platform/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSend } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import { PasswordForm } from './PasswordForm.tsx'
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
      <FormActions>
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {t('data.export')}
        </Button>
        <Said>{save.isSuccess && t('data.exported')}</Said>
      </FormActions>
    </Card>
  )
}

const asJson = (content: unknown): Blob =>
  new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })

function EraseCard() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const erase = useSend('user.erase')
  const onSubmit = async (password: string) => {
    await erase.mutateAsync({ body: { password } })
    // The server has ended all sessions; the next screen says why.
    session.end({ kind: 'erased' })
  }
  return (
    <Card title={t('data.eraseTitle')}>
      <p>{t('data.eraseBody')}</p>
      <FormActions>
        <Button variant="outline" color="var(--bad)" onClick={() => setOpen(true)}>
          {t('data.erase')}
        </Button>
      </FormActions>
      {open && (
        <Dialog title={t('data.eraseTitle')} form onClose={() => setOpen(false)}>
          <FormStack>
            <p>{t('data.eraseBody')}</p>
            <PasswordForm submit={t('data.eraseConfirm')} danger onSubmit={onSubmit} />
          </FormStack>
        </Dialog>
      )}
    </Card>
  )
}
