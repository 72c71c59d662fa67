/** The statement of account of a period: its sums, and the whole of it as a file. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Client } from '@mizan/platform/contract/client'
import {
  Button,
  Dialog,
  formatDate,
  saveFile,
  useApi,
  useFormat,
  useLanguage,
  Waiting,
} from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { FieldPair, FormStack } from '@mizan/platform/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { clientRows } from '../../contract.ts'
import { fileNameOf } from '../../rules/statement.ts'
import type { Client as ClientRecord, Period } from '../../schemas.ts'
import { Balance } from '../Balance.tsx'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './statement.module.css'

type Named = Pick<ClientRecord, 'clientId' | 'name'>

interface Props {
  client: Named
  onClose: () => void
}

export function StatementDialog({ client, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const today = dayInTurkey(new Date())
  const [start, setStart] = useState(formatDate(`${today.slice(0, 4)}-01-01`, language))
  const [end, setEnd] = useState(formatDate(today, language))
  const [startDate, endDate] = [readDay(start, today, 'past'), readDay(end, today, 'past')]
  const isReversed = startDate !== undefined && endDate !== undefined && endDate < startDate
  const period = startDate && endDate && !isReversed ? { startDate, endDate } : undefined
  const errorOf = (day: string | undefined) => (day === undefined ? t('statement.wrongDay') : undefined)
  return (
    <Dialog title={t('statement.title')} form onClose={onClose}>
      <FormStack>
        <FieldPair>
          <DayField
            label={t('statement.start')}
            side="past"
            value={start}
            error={errorOf(startDate)}
            onChange={setStart}
          />
          <DayField
            label={t('statement.end')}
            side="past"
            value={end}
            error={isReversed ? t('statement.reversed') : errorOf(endDate)}
            onChange={setEnd}
          />
        </FieldPair>
        {period && <Sums clientId={client.clientId} period={period} />}
        <Downloads of={client} period={period} />
      </FormStack>
    </Dialog>
  )
}

function Sums({ clientId, period }: { clientId: string; period: Period }) {
  const t = useText()
  const format = useFormat()
  const sums = useCall('client.statementSums', { params: { clientId }, query: period })
  if (sums.error) return <p className={classes.failed}>{sums.error.message}</p>
  if (!sums.data) return <Waiting height={96} />
  const { opening, services, payments, closing } = sums.data
  return (
    <dl className={classes.sums}>
      <dt>{t('statement.opening')}</dt>
      <dd>
        <Balance balance={opening} />
      </dd>
      <dt>{t('statement.services')}</dt>
      <dd>{format.money(services.amount)}</dd>
      <dt>{t('statement.payments')}</dt>
      <dd>{format.money(payments.amount)}</dd>
      <dt>{t('statement.closing')}</dt>
      <dd>
        <Balance balance={closing} />
      </dd>
    </dl>
  )
}

function Downloads({ of: { clientId, name }, period }: { of: Named; period: Period | undefined }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof clientRows>
  const download = useMutation({
    mutationFn: async ({ format, of }: { format: 'pdf' | 'xlsx'; of: Period }) => {
      const file = await client['client.statement']({ params: { clientId }, query: { ...of, format } })
      saveFile(file, fileNameOf({ title: t('statement.title'), client: name, ...of, format }))
    },
  })
  const offer = (format: 'pdf' | 'xlsx') => ({
    disabled: period === undefined || download.isPending,
    loading: download.isPending && download.variables.format === format,
    onClick: () => period && download.mutate({ format, of: period }),
  })
  return (
    <>
      <p role="status" className={classes.failed}>
        {download.isError && t('statement.failed')}
      </p>
      <div className={classes.actions}>
        <Button variant="default" {...offer('xlsx')}>
          {t('statement.xlsx')}
        </Button>
        <Button data-autofocus {...offer('pdf')}>
          {t('statement.pdf')}
        </Button>
      </div>
    </>
  )
}
