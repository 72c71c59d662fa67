/** Asks before a template of the office is deleted for good. */
import { Button, ConfirmDialog, notify, useLock } from '@mizan/platform/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OfficeTemplate } from '../../schemas.ts'
import { templatesAddress } from '../address.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export function TemplateDeletion({ template: { templateId, title } }: { template: OfficeTemplate }) {
  const t = useText()
  const lock = useLock()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useSend('templates.delete', () => {
    notify('success', t('templates.deleted'))
    setAsking(false)
    void navigate({ href: templatesAddress(), ignoreBlocker: true })
  })
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)} {...lock}>
        {t('templates.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('templates.deleteTitle', { title })}
          confirm={t('templates.delete')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { templateId } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('templates.deleteBody')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
