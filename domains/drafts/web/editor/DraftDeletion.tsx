/** Asks before a draft is deleted for good. */
import { ConfirmDialog, IconButton, notify, useLock } from '@mizan/platform/ui'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Draft } from '../../schemas.ts'
import { draftsAddress } from '../address.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  draft: Draft
  /** While it is being deleted it is not read again, because soon there will be nothing to read. */
  onDeleting: (isDeleting: boolean) => void
  /** Called once it is deleted: typed text is not sent any more. */
  onDeleted: () => void
}

export function DraftDeletion({ draft: { draftId, title, documentId }, onDeleting, onDeleted }: Props) {
  const t = useText()
  const lock = useLock()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useSend('drafts.delete', () => {
    onDeleted()
    notify('success', t('deletion.done'))
    setAsking(false)
    void navigate({ href: draftsAddress(), ignoreBlocker: true })
  })
  return (
    <>
      <IconButton icon={IconTrash} label={t('deletion.open')} onClick={() => setAsking(true)} {...lock} />
      {isAsking && (
        <ConfirmDialog
          title={t('deletion.title', { title })}
          confirm={t('deletion.confirm')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => {
            onDeleting(true)
            remove.mutate({ params: { draftId } }, { onError: () => onDeleting(false) })
          }}
          onClose={() => setAsking(false)}
        >
          <p>{documentId ? t('deletion.bodySaved') : t('deletion.body')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
