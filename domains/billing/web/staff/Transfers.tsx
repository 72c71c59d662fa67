import { Button, notify, useFormat, useLanguage } from '@mizan/platform/ui'
import { FormDialog, MoneyField, readMoney, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { ListedTransfer } from '../../schemas/staff.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { type ListProps, ListTable } from './rows.tsx'

export function Transfers({ query, pageIndex, children }: ListProps) {
  const t = useText()
  const format = useFormat()
  const list = useCall('billingStaff.transfers', { query: { query, pageIndex } })
  const [open, setOpen] = useState<ListedTransfer>()
  const heads = ['office', 'reference', 'state', 'day', 'amount', 'received', 'next'] as const
  return (
    <>
      <ListTable
        label={t('staff.tab.transfers')}
        heads={heads.map((name) => t(`staff.head.${name}`))}
        figures={[4, 5]}
        list={list}
        row={(transfer) => (
          <tr key={transfer.transferId}>
            <th scope="row">{transfer.office}</th>
            <td>{transfer.reference}</td>
            <td>
              {t(`transfer.${transfer.state}`)}
              {transfer.closedBecause && <small>{t(`staff.closedBecause.${transfer.closedBecause}`)}</small>}
            </td>
            <td>{format.day(transfer.createdAt)}</td>
            <td data-number data-label={t('staff.head.amount')}>
              {format.money(transfer.amount)}
            </td>
            <td data-number data-label={t('staff.head.received')}>
              {format.money(transfer.received)}
            </td>
            <td>
              <Button
                variant={transfer.state === 'waiting' || transfer.state === 'partial' ? 'default' : 'subtle'}
                onClick={() => setOpen(transfer)}
              >
                {t('staff.confirm')}
              </Button>
            </td>
          </tr>
        )}
      >
        {children}
      </ListTable>
      {open && <ConfirmTransfer transfer={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function ConfirmTransfer({ transfer, onClose }: { transfer: ListedTransfer; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { office, reference, received: receivedBefore } = transfer
  const isClosed = transfer.state === 'cancelled' || transfer.state === 'done'
  const confirm = useSend('billingStaff.confirmTransfer', () => {
    notify('success', t('staff.confirmed'))
    onClose()
  })
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) => (readMoney(amount, language) ? {} : { amount: t('staff.amountProblem') }),
    submit: async ({ amount }) => {
      const read = readMoney(amount, language) ?? ''
      await confirm.mutateAsync({
        params: { transferId: transfer.transferId },
        body: { amount: read, receivedBefore },
      })
    },
  })
  return (
    <FormDialog title={t('staff.confirmTitle')} form={form} submit={t('staff.confirm')} onClose={onClose}>
      <p>
        {isClosed
          ? t('staff.confirmClosed', { office, reference })
          : t('staff.confirmLead', { office, reference })}
      </p>
      <MoneyField label={t('staff.received')} {...form.field('amount')} />
    </FormDialog>
  )
}
