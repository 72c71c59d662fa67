/** Adds the tasks of a template, after their days were shown. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, Failure, newId, notify, useFormat, Waiting } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { FieldPair, FormDialog, type Problems, SelectField, useForm } from '@mizan/platform/ui/forms'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Preview, Templates } from '../../schemas.ts'
import { useDayMarks } from '../calendar/marks.ts'
import { useCall, useSend } from '../data.ts'
import { Moved } from './Moved.tsx'
import { useReaders } from './readers.ts'
import classes from './templates.module.css'
import { useText } from './text.ts'

interface Props {
  caseId: string
  onManage: () => void
  onClose: () => void
}

interface Values {
  templateId: string
  start: string
  assigneeId: string
}

const today = () => dayInTurkey(new Date())

export function ApplyTemplate({ caseId, onManage, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const templates = useCall('taskTemplates.list', {})
  const apply = useSend('tasks.applyTemplate')
  const readers = useReaders(caseId)
  const [key] = useState(newId)
  const first = templates.data?.items[0]?.templateId ?? ''
  const form = useForm<Values>({
    initial: { templateId: '', start: format.date(today()), assigneeId: '' },
    check: ({ start }): Problems<Values> =>
      readDay(start, today()) ? {} : { start: t('template.startWrong') },
    submit: async ({ assigneeId }) => {
      if (!preview) return
      const { templateId, startDate, version } = preview
      const body = { templateId, startDate, version, assigneeId: assigneeId || null, key }
      const { items } = await apply.mutateAsync({ params: { caseId }, body })
      notify('success', t('template.added', { count: items.length }))
      onClose()
    },
  })
  const { start, templateId = first } = { ...form.values, templateId: form.values.templateId || first }
  const startDate = readDay(start, today()) ?? ''
  const asked = { params: { templateId }, query: { startDate } }
  const isAsked = templateId !== '' && startDate >= '1910-01-01' && startDate <= '2089-12-31'
  const found = useCall('taskTemplates.preview', asked, {
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const preview = isAsked && !found.isPlaceholderData ? found.data : undefined
  const count = preview?.items.length
  return (
    <FormDialog
      title={t('template.title')}
      form={form}
      submit={count ? t('template.submit', { count }) : t('template.submit')}
      onClose={onClose}
    >
      {templates.error && <Failure error={templates.error} onRetry={() => templates.refetch()} />}
      {templates.data && (
        <>
          <Choices
            templates={templates.data}
            templateId={templateId}
            onChoose={(id) => form.set('templateId', id)}
            onManage={onManage}
          />
          <FieldPair>
            <DayField
              label={t('template.start')}
              placeholder={startMeansOf(templates.data, templateId)}
              {...form.field('start')}
            />
            <SelectField
              label={t('template.assignee')}
              optional
              placeholder={t('nobody')}
              options={readers.choices.map(({ id, label }) => ({ value: id, label }))}
              {...form.field('assigneeId')}
            />
          </FieldPair>
          <p className={classes.hint}>{startMeansOf(templates.data, templateId)}</p>
          {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
          {found.data && <PreviewTable items={found.data.items} />}
        </>
      )}
      {!templates.data && !templates.error && <Waiting height={320} />}
    </FormDialog>
  )
}

const startMeansOf = ({ items }: Templates, id: string): string =>
  items.find(({ templateId }) => templateId === id)?.startMeans ?? ''

interface ChoiceProps {
  templates: Templates
  templateId: string
  onChoose: (id: string) => void
  onManage: () => void
}

function Choices({ templates: { items, may }, templateId, onChoose, onManage }: ChoiceProps) {
  const t = useText()
  return (
    <div className={classes.choices}>
      {items.length === 0 ? (
        <p className={classes.hint}>{t('template.none')}</p>
      ) : (
        <SelectField
          name="templateId"
          label={t('template.which')}
          options={items.map((one) => ({ value: one.templateId, label: one.name }))}
          value={templateId}
          onChange={onChoose}
        />
      )}
      {may.includes('write') && (
        <Button variant="subtle" onClick={onManage}>
          {t('template.manage')}
        </Button>
      )}
    </div>
  )
}

function PreviewTable({ items }: Pick<Preview, 'items'>) {
  const t = useText()
  const format = useFormat()
  const marks = useDayMarks()
  return (
    <>
      <table className={classes.preview} aria-label={t('template.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('template.task')}</th>
            <th scope="col">{t('template.day')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, note, deadline, movedFrom }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tasks of a template may be the same
            <tr key={index}>
              <td>
                {title}
                {note && <small>{note}</small>}
              </td>
              <td>
                {format.dateAndWeekday(deadline)}
                <Moved from={movedFrom} />
                {marks.holidayOn(deadline) && <small data-weekend>{marks.holidayOn(deadline)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {marks.areFeastsUnknown && <p className={classes.hint}>{t('template.feastsUnknown')}</p>}
      <p className={classes.hint}>{t('template.moves')}</p>
    </>
  )
}
