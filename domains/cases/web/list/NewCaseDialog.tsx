/** A new case: a name is enough, and its number is suggested. What can wait is folded. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { newId, notify, useFormat } from '@mizan/platform/ui'
import {
  FieldPair,
  type Form,
  FormDialog,
  type Problems,
  problemsIn,
  TextField,
  useArrival,
  useForm,
} from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { longestNumber, longestTitle } from '../../data/limits.ts'
import { useCall, useSend } from '../data.ts'
import { ConflictBlock } from '../parties/ConflictBlock.tsx'
import { type Asked, useConflicts } from '../parties/use-conflicts.ts'
import { useClients } from '../people.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import { ClientField } from './ClientField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { NumberField } from './NumberField.tsx'
import { bodyOf, empty, type Values } from './new-case.ts'

const today = () => dayInTurkey(new Date())

export function NewCaseDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const clients = useClients()
  const next = useCall('cases.nextNumber', {}, { gcTime: 0 })
  // One for the dialog, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const create = useSend('cases.create', ({ caseId, displayTitle }) => {
    notify('success', t('create.done', { name: displayTitle }))
    onClose()
    // The form is saved, though its fields are still there for a moment.
    void navigate({ href: caseAddress(caseId), ignoreBlocker: true })
  })
  const check = async (values: Values): Promise<Problems<Values>> => {
    const { NewCase } = await import('../../schemas.ts')
    const { template, ...others } = problemsIn(NewCase, bodyOf(values)) as Problems<Values>
    // Of a template only its start is typed.
    const wrong: Problems<Values> = { ...others, ...(template && { templateStart: t('deadline.wrong') }) }
    const isUnseen = conflicts.total > 0 && !values.conflictsSeen
    return isUnseen ? { ...wrong, conflictsSeen: t('create.unseen') } : wrong
  }
  const form = useForm({
    initial: { ...empty, caseNumber: next.data?.caseNumber ?? '', templateStart: format.date(today()) },
    check,
    submit: async (values) => {
      await create.mutateAsync({ body: { ...bodyOf(values), key } })
    },
  })
  useSuggested(form, next.data?.caseNumber)
  const { clientId, opponentName } = form.values
  const conflicts = useConflicts(namesOf(clientId, clients.nameOf(clientId), opponentName))
  return (
    <FormDialog title={t('create.title')} form={form} submit={t('create.submit')} onClose={onClose}>
      <FieldPair>
        <TextField
          label={t('create.name')}
          maxLength={longestTitle}
          autoComplete="off"
          data-autofocus
          {...form.field('displayTitle')}
        />
        <NumberField form={form} maxLength={longestNumber} next={next.data?.caseNumber} />
      </FieldPair>
      <ClientField value={clientId} onChange={(id) => form.set('clientId', id)} />
      <TextField
        label={t('create.opponent')}
        optional
        maxLength={longestTitle}
        autoComplete="off"
        {...form.field('opponentName')}
      />
      <ConflictBlock check={conflicts} confirmation={form.field('conflictsSeen')} />
      <MoreFields form={form} />
    </FormDialog>
  )
}

function namesOf(clientId: string | null, client: string | undefined, opponent: string): Asked[] {
  return [
    ...(clientId !== null && client ? [{ name: client, side: 'ours' as const, clientId }] : []),
    { name: opponent.trim(), side: 'opponent' as const },
  ]
}

/** Fills the number in once it is known, unless something was typed meanwhile. */
function useSuggested(form: Form<Values>, suggested: string | undefined): void {
  const { values, reset } = form
  useArrival(suggested, (caseNumber) => {
    if (values.caseNumber === '') reset({ ...values, caseNumber })
  })
}
