/** Turns the chosen entries of one client into services, after what has to be said of them. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, useFormat, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { FormDialog, SelectField, TextField, useForm } from '@mizan/platform/ui/forms'
import { longestServiceText, mostBilled } from '../../data/limits.ts'
import { groupings } from '../../data/words.ts'
import { durationText } from '../../rules/duration-text.ts'
import type { TimeEntry } from '../../schemas.ts'
import { useText } from '../text.ts'
import { clientsOf, ofClient } from './clients.ts'
import classes from './list.module.css'
import { totalOf } from './total.ts'
import { useBill } from './use-bill.ts'
import type { Chosen } from './use-chosen.ts'

interface Values {
  clientId: string
  grouping: string
  date: string
  description: string
}

const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()), 'past')

export function BillDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const t = useText()
  const clients = clientsOf(chosen.entries)
  const form = useBillForm(chosen, clients[0]?.value ?? '', onClose)
  return (
    <FormDialog title={t('bill.open')} form={form} submit={t('bill.submit')} onClose={onClose}>
      {clients.length === 0 ? (
        <p>{t('bill.noClient')}</p>
      ) : (
        <>
          <SelectField label={t('bill.client')} options={clients} {...form.field('clientId')} />
          <SelectField
            label={t('bill.grouping')}
            options={groupings.map((value) => ({ value, label: t(`bill.by.${value}`) }))}
            {...form.field('grouping')}
          />
          <DayField label={t('bill.date')} side="past" {...form.field('date')} />
          <TextField
            label={t('bill.description')}
            hint={t('bill.readBy')}
            optional
            maxLength={longestServiceText}
            autoComplete="off"
            {...form.field('description')}
          />
          <Summary entries={chosen.entries} clientId={form.values.clientId} />
        </>
      )}
    </FormDialog>
  )
}

function Summary({ entries, clientId }: { entries: readonly TimeEntry[]; clientId: string }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const mine = ofClient(entries, clientId)
  const others = entries.length - mine.length
  const rateless = mine.filter(({ amount }) => amount === null).length
  const minutes = mine.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <div role="status" className={classes.summary}>
      <p>
        {t('list.count', { count: mine.length })} · {durationText(minutes, language)} ·{' '}
        <strong>{format.money(totalOf(mine))}</strong>
      </p>
      {others > 0 && <p>{t('bill.others', { count: others })}</p>}
      {rateless > 0 && <p className={classes.wrong}>{t('bill.rateless', { count: rateless })}</p>}
    </div>
  )
}

function useBillForm(chosen: Chosen, clientId: string, onClose: () => void) {
  const t = useText()
  const language = useLanguage()
  const { bill } = useBill(chosen, onClose)
  return useForm<Values>({
    initial: {
      clientId,
      grouping: 'case',
      date: formatDate(dayInTurkey(new Date()), language),
      description: '',
    },
    check: (values) => {
      const mine = ofClient(chosen.entries, values.clientId)
      if (mine.length === 0) return { clientId: t('bill.noClient') }
      if (mine.length > mostBilled) return { clientId: t('bill.tooMany', { most: mostBilled }) }
      return dayOf(values.date) ? {} : { date: t('problem.day') }
    },
    submit: ({ clientId: client, grouping, date, description }) =>
      bill({
        clientId: client,
        grouping: grouping as (typeof groupings)[number],
        date: dayOf(date) ?? '',
        description: description.trim(),
      }),
  })
}
