/** Books the selected entries of one client as services, after the person has seen their texts and amounts. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { FieldPair, FormDialog, SelectField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { mostBilled } from '../../data/limits.ts'
import { groupings } from '../../data/words.ts'
import { useText } from '../text.ts'
import { clientsOf, ofClient } from './clients.ts'
import classes from './list.module.css'
import { isWrong, proposalsFor, type ServiceRow, toSend } from './proposals.ts'
import { ServiceRows } from './ServiceRows.tsx'
import { useBill } from './use-bill.ts'
import type { EntrySelection } from './use-chosen.ts'

interface Values {
  clientId: string
  grouping: string
  date: string
  rows: readonly ServiceRow[]
}

const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()), 'past')

export function BillDialog({ chosen, onClose }: { chosen: EntrySelection; onClose: () => void }) {
  const t = useText()
  const clients = clientsOf(chosen.entries)
  const { form, choose } = useBillForm(chosen, clients[0]?.value ?? '', onClose)
  const rows = form.field('rows')
  const others = chosen.entries.length - ofClient(chosen.entries, form.values.clientId).length
  return (
    <FormDialog title={t('bill.open')} form={form} submit={t('bill.submit')} onClose={onClose}>
      {clients.length === 0 ? (
        <p>{t('bill.noClient')}</p>
      ) : (
        <>
          <FieldPair>
            <SelectField
              label={t('bill.client')}
              options={clients}
              {...form.field('clientId')}
              onChange={(clientId) => choose({ clientId })}
            />
            <DayField label={t('bill.date')} side="past" {...form.field('date')} />
          </FieldPair>
          <SelectField
            label={t('bill.grouping')}
            options={groupings.map((value) => ({ value, label: t(`bill.by.${value}`) }))}
            {...form.field('grouping')}
            onChange={(grouping) => choose({ grouping })}
          />
          <ServiceRows rows={rows.value} isChecked={rows.error !== undefined} onChange={rows.onChange} />
          {rows.error && (
            <p role="alert" className={classes.wrong}>
              {rows.error}
            </p>
          )}
          <p className={classes.readBy}>{t('bill.readBy')}</p>
          {others > 0 && <p className={classes.readBy}>{t('bill.others', { count: others })}</p>}
        </>
      )}
    </FormDialog>
  )
}

function useBillForm(chosen: EntrySelection, client: string, onClose: () => void) {
  const t = useText()
  const language = useLanguage()
  const bill = useBill(chosen, onClose)
  // The initial proposal is made once, so that changes by the person stay.
  const proposed = (clientId: string, grouping: string) =>
    proposalsFor(chosen.entries, {
      ...{ clientId, language },
      grouping: grouping as (typeof groupings)[number],
    })
  const [initial] = useState<Values>(() => ({
    clientId: client,
    grouping: 'case',
    date: formatDate(dayInTurkey(new Date()), language),
    rows: proposed(client, 'case'),
  }))
  const form = useForm<Values>({
    initial,
    check: ({ clientId, date, rows }) => {
      const mine = ofClient(chosen.entries, clientId)
      if (mine.length === 0) return { clientId: t('bill.noClient') }
      if (mine.length > mostBilled) return { clientId: t('bill.tooMany', { most: mostBilled }) }
      if (!dayOf(date)) return { date: t('problem.day') }
      return rows.some((row) => isWrong(row, language)) ? { rows: t('bill.wrong') } : {}
    },
    submit: ({ clientId, date, rows }) =>
      bill({ clientId, date: dayOf(date) ?? '', services: rows.map((row) => toSend(row, language)) }),
  })
  /** Another client or grouping has other services. */
  const choose = ({
    clientId = form.values.clientId,
    grouping = form.values.grouping,
  }: Partial<Values>): void => {
    form.set('clientId', clientId)
    form.set('grouping', grouping)
    form.set('rows', proposed(clientId, grouping))
  }
  return { form, choose }
}
