/** The statement of account of a period: its sums, and the whole of it as a file. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Client } from '@mizan/platform/contract/client'
import {
  Button,
  Dialog,
  DialogFoot,
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
import { Fragment, useState } from 'react'
import type { clientRows } from '../../contract.ts'
import { fileNameOf } from '../../rules/statement.ts'
import type { Account, Client as ClientRecord, Money, Period, StatementSums } from '../../schemas.ts'
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
  const sums = useCall('client.statementSums', { params: { clientId }, query: period })
  if (sums.error) return <p className={classes.failed}>{sums.error.message}</p>
  if (!sums.data) return <Waiting height={96} />
  const { advance, trust, ...fee } = sums.data
  const hasParts = advance !== null || trust !== null
  return (
    <>
      <Part
        account="fee"
        isNamed={hasParts}
        ends={fee}
        amounts={[
          [t('statement.services'), fee.services],
          [t('statement.paid.fee'), fee.payments],
        ]}
      />
      {advance && (
        <Part
          account="advance"
          isNamed
          ends={advance}
          amounts={[
            [t('statement.paid.advance'), advance.payments],
            [t('statement.expenses'), advance.expenses],
            [t('statement.paidOut.advance'), advance.paidOut],
          ]}
        />
      )}
      {trust && (
        <Part
          account="trust"
          isNamed
          ends={trust}
          amounts={[
            [t('statement.paid.trust'), trust.payments],
            [t('statement.paidOut.trust'), trust.paidOut],
          ]}
        />
      )}
    </>
  )
}

interface PartProps {
  account: Account
  /** Where it is the only one it needs no name. */
  isNamed: boolean
  ends: Pick<StatementSums, 'opening' | 'closing'>
  amounts: readonly [name: string, amount: Money][]
}

function Part({ account, isNamed, ends: { opening, closing }, amounts }: PartProps) {
  const t = useText()
  const format = useFormat()
  const name = t(`statement.part.${account}`)
  return (
    <section aria-label={name}>
      {isNamed && <h3 className={classes.part}>{name}</h3>}
      <dl className={classes.sums}>
        <dt>{t('statement.opening')}</dt>
        <dd>
          <Balance balance={opening} account={account} />
        </dd>
        {amounts.map(([label, { amount }]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{format.money(amount)}</dd>
          </Fragment>
        ))}
        <dt>{t('statement.closing')}</dt>
        <dd>
          <Balance balance={closing} account={account} />
        </dd>
      </dl>
    </section>
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
      <DialogFoot>
        <Button variant="default" {...offer('xlsx')}>
          {t('statement.xlsx')}
        </Button>
        <Button data-autofocus {...offer('pdf')}>
          {t('statement.pdf')}
        </Button>
      </DialogFoot>
    </>
  )
}
