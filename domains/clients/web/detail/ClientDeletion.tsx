/** Asks before a client is deleted: for a reason if the account is not settled; leads to its cases if it has some. */
import { Button, notify, PlainLink } from '@mizan/platform/ui'
import { AreaField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { longestText } from '../../data/limits.ts'
import type { Client } from '../../schemas.ts'
import { clientAddress } from '../address.ts'
import { useBalanceText } from '../Balance.tsx'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export function ClientDeletion({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const balanceText = useBalanceText()
  const { clientId, name, balance, advance } = client
  const remove = useSend('client.delete', () => {
    notify('success', t('deletion.done', { name }))
    void navigate({ href: '/client' })
  })
  // What is dated ahead is not in the balance; the server knows.
  const isOpen =
    balance.standing !== 'settled' ||
    advance.standing !== 'settled' ||
    remove.error?.code === 'client.not_settled'
  const form = useForm({
    initial: { comment: '' },
    check: ({ comment }): Problems<{ comment: string }> =>
      isOpen && !comment.trim() ? { comment: t('deletion.required') } : {},
    submit: async (values) => {
      // The reason is one line of text, however it was pasted.
      const comment = values.comment.replace(/\s+/g, ' ').trim()
      await remove.mutateAsync({ params: { clientId }, body: comment ? { comment } : {} })
    },
  })
  return (
    <FormDialog
      title={t('deletion.title')}
      form={form}
      submit={t('deletion.confirm')}
      harmful
      onClose={onClose}
    >
      <p>{t('deletion.body', { name })}</p>
      {balance.standing !== 'settled' && (
        <p>{t(`deletion.${balance.standing}`, { balance: balanceText(balance) })}</p>
      )}
      {advance.standing !== 'settled' && (
        <p>{t('deletion.open', { balance: balanceText(advance, 'advance') })}</p>
      )}
      {isOpen && (
        <AreaField
          label={t('deletion.comment')}
          rows={3}
          maxLength={longestText}
          data-autofocus
          {...form.field('comment')}
        />
      )}
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
    </FormDialog>
  )
}
