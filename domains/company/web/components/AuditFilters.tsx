/** Filters of the record: person, kind, case or client, and days; the same filters apply to the file. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Client } from '@mizan/platform/contract/client'
import { Button, notify, Slot, saveFile, useApi } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { SelectField } from '@mizan/platform/ui/forms'
import { useMutation } from '@tanstack/react-query'
import type { companyRows } from '../../contract.ts'
import { auditKinds } from '../../data/audit-kinds.ts'
import type { AuditFilter } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './AuditLog.module.css'

/** The filter as it is typed. */
export interface FilterInput {
  actorId: string
  kind: string
  subjectId: string | null
  from: string
  to: string
}

export const nothingTyped: FilterInput = { actorId: '', kind: '', subjectId: null, from: '', to: '' }

const dayOf = (typed: string) => readDay(typed, dayInTurkey(new Date()), 'past')

/** The filter for the call; days that cannot be read yet are left out. */
export function askedOf({ actorId, kind, subjectId, from, to }: FilterInput): AuditFilter {
  const [startDate, endDate] = [dayOf(from), dayOf(to)]
  const isReversed = startDate !== undefined && endDate !== undefined && endDate < startDate
  return {
    ...(actorId && { actorId }),
    ...(kind && { kind: kind as AuditFilter['kind'] }),
    ...(subjectId && { subjectId }),
    ...(startDate && !isReversed && { startDate }),
    ...(endDate && !isReversed && { endDate }),
  }
}

interface Props {
  typed: FilterInput
  onType: (typed: FilterInput) => void
}

export function AuditFilters({ typed, onType }: Props) {
  const t = useText()
  const people = useCall('company.users', {}).data?.items ?? []
  const set = (change: Partial<FilterInput>) => onType({ ...typed, ...change })
  const [start, end] = [dayOf(typed.from), dayOf(typed.to)]
  const wrong = (text: string, day: string | undefined) =>
    text.trim() !== '' && day === undefined ? t('audit.wrongDay') : undefined
  const isReversed = start !== undefined && end !== undefined && end < start
  return (
    <search className={classes.filters} aria-label={t('audit.filters')}>
      <SelectField
        name="audit-person"
        label={t('audit.person')}
        optional
        placeholder={t('audit.everybody')}
        value={typed.actorId}
        options={people.map(({ userId, name, surname }) => ({ value: userId, label: `${name} ${surname}` }))}
        onChange={(actorId) => set({ actorId })}
      />
      <SelectField
        name="audit-kind"
        label={t('audit.kind')}
        optional
        placeholder={t('audit.allKinds')}
        value={typed.kind}
        options={auditKinds.map((value) => ({ value, label: t(`auditKind.${value}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <Slot
        name="company.audit-subject"
        value={typed.subjectId}
        onChange={(subjectId) => set({ subjectId })}
      />
      <DayField
        name="audit-from"
        label={t('audit.from')}
        side="past"
        optional
        value={typed.from}
        error={wrong(typed.from, start)}
        onChange={(from) => set({ from })}
      />
      <DayField
        name="audit-to"
        label={t('audit.to')}
        side="past"
        optional
        value={typed.to}
        error={isReversed ? t('audit.reversed') : wrong(typed.to, end)}
        onChange={(to) => set({ to })}
      />
    </search>
  )
}

/** The entries of the filter as a file. */
export function AuditFiles({ filter }: { filter: AuditFilter }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof companyRows>
  const download = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') => {
      const file = await client['company.auditFile']({ query: { ...filter, format } })
      saveFile(file, `${t('audit.list')} ${dayInTurkey(new Date())}.${format}`)
    },
    onError: (error) => notify('error', error.message || t('audit.fileFailed')),
  })
  return (
    <span className={classes.files}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          px="sm"
          loading={download.isPending && download.variables === format}
          disabled={download.isPending}
          onClick={() => download.mutate(format)}
        >
          {t(`audit.${format}`)}
        </Button>
      ))}
    </span>
  )
}
