/** A new task from anywhere: what, in which case, until when. It is for whoever writes it. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { newId, notify, useAccount } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { Combobox, DayField } from '@mizan/platform/ui/composite'
import { FormDialog, type Problems, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useSend } from '../data.ts'
import { useCaseField } from '../use-case-field.ts'
import { useText } from './text.ts'

interface Values {
  displayTitle: string
  caseId: string
  /** As it was typed. */
  deadline: string
}

const dayOf = (typed: string) => readDay(typed, dayInTurkey(new Date()))

export function NewTaskDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { account } = useAccount()
  // One for the dialog, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const says = { label: t('create.case'), placeholder: t('create.choose'), readOnly: t('create.readOnly') }
  const { titleOf, field } = useCaseField(says, (chosen) => {
    add.reset()
    form.set('caseId', chosen)
  })
  const add = useSend('tasks.add', ({ displayTitle, caseId: of }) => {
    notify('success', t('create.done', { name: displayTitle, case: titleOf(of) }))
    onClose()
  })
  const form = useForm<Values>({
    initial: { displayTitle: '', caseId: '', deadline: '' },
    check: ({ displayTitle, caseId, deadline }): Problems<Values> => ({
      ...(displayTitle.trim() === '' && { displayTitle: t('create.nameless') }),
      ...(caseId === '' && { caseId: t('create.caseless') }),
      ...(deadline.trim() !== '' && !dayOf(deadline) && { deadline: t('create.noDay') }),
    }),
    submit: async ({ displayTitle, caseId, deadline }) => {
      const body = {
        displayTitle: displayTitle.trim(),
        deadline: dayOf(deadline) ?? null,
        assigneeId: account?.id ?? null,
        key,
      }
      await add.mutateAsync({ params: { caseId }, body })
    },
  })
  return (
    <FormDialog title={t('new.label')} form={form} submit={t('create.submit')} onClose={onClose}>
      <TextField
        label={t('create.name')}
        maxLength={longestTitle}
        autoComplete="off"
        data-autofocus
        {...form.field('displayTitle')}
      />
      <Combobox {...field} error={form.field('caseId').error} />
      <DayField label={t('create.day')} optional {...form.field('deadline')} />
    </FormDialog>
  )
}
