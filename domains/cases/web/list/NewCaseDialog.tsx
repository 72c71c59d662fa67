/** A new case: a name is enough, and its number is suggested. Whoever opens it answers for it, unless they choose otherwise. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { newId, notify, useAccount, useFormat, useLanguage } from '@mizan/platform/ui'
import {
  FieldPair,
  type Form,
  FormDialog,
  moneyProblem,
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
import { type Asked, useConflicts } from '../parties/use-conflicts.ts'
import { useClients } from '../people.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import { CourtFields } from './CourtFields.tsx'
import { KindFields } from './KindFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { NumberField } from './NumberField.tsx'
import { bodyOf, empty, type Values } from './new-case.ts'
import { SideFields } from './SideFields.tsx'

const today = () => dayInTurkey(new Date())

export function NewCaseDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const navigate = useNavigate()
  const clients = useClients()
  const { account } = useAccount()
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
    const { template, ...others } = problemsIn(NewCase, bodyOf(values, language)) as Problems<Values>
    const claimValue = values.claimValue.trim() === '' ? undefined : moneyProblem(values.claimValue, language)
    const wrong: Problems<Values> = {
      ...others,
      ...(claimValue && { claimValue }),
      // Of a template only its start is typed.
      ...(template && { templateStart: t('deadline.wrong') }),
    }
    const isUnseen = conflicts.total > 0 && !values.conflictsSeen
    return isUnseen ? { ...wrong, conflictsSeen: t('create.unseen') } : wrong
  }
  const form = useForm({
    initial: {
      ...empty,
      caseNumber: next.data?.caseNumber ?? '',
      assigneeId: account?.id ?? null,
      templateStart: format.date(today()),
    },
    check,
    submit: async (values) => {
      await create.mutateAsync({ body: { ...bodyOf(values, language), key } })
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
      <KindFields form={form} />
      <SideFields form={form} conflicts={conflicts} />
      <CourtFields form={form} />
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
