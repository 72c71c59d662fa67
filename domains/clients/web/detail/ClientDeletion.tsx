/** Asks before a client is deleted, and leads to its cases if it has some. */
import { Button, ConfirmDialog, notify, PlainLink } from '@mizan/platform/ui'
import { useNavigate } from '@tanstack/react-router'
import type { Client } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { clientAddress } from '../tabs.ts'
import { useText } from '../text.ts'

export function ClientDeletion({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { clientId, name } = client
  const remove = useSend('client.delete', () => {
    notify('success', t('deletion.done', { name }))
    void navigate({ href: '/client' })
  })
  return (
    <ConfirmDialog
      title={t('deletion.title')}
      confirm={t('deletion.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { clientId } })}
      onClose={onClose}
    >
      <p>{t('deletion.body', { name })}</p>
      {remove.error?.code === 'client.has_case' && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <PlainLink {...props} href={clientAddress(clientId, 'cases')} onClick={onClose} />
          )}
        >
          {t('deletion.cases')}
        </Button>
      )}
    </ConfirmDialog>
  )
}
