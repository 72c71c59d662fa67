/**
 * A new client: a name is enough; a telephone number and an address can be added at once. Similar names that the office
 * knows are seen first.
 */
import { newId, notify } from '@mizan/platform/ui'
import {
  EmailField,
  FieldPair,
  FormDialog,
  type Problems,
  problemsIn,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { clientAddress } from '../address.ts'
import { useSend } from '../data.ts'
import { type NamedValues, NameField, useSimilarNames } from '../NameField.tsx'
import { useText } from '../text.ts'

interface Values extends NamedValues {
  phone: string
  email: string
}

const empty: Values = { name: '', phone: '', email: '', conflictsSeen: false }

export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { unseen, onFound } = useSimilarNames()
  // One for the dialog, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const create = useSend('client.create', ({ clientId, name }) => {
    notify('success', t('create.done', { name }))
    onClose()
    // The form is saved, though its fields are still there for a moment.
    void navigate({ href: clientAddress(clientId), ignoreBlocker: true })
  })
  const contactOf = (type: 'Phone' | 'Email', value: string) => ({
    type,
    value,
    title: t('create.contactTitle'),
  })
  const check = async (values: Values): Promise<Problems<Values>> => {
    const { name, phone, email } = values
    const { NewClient, ContactInput } = await import('../../schemas.ts')
    const problemOf = (type: 'Phone' | 'Email', value: string) =>
      value.trim() ? problemsIn(ContactInput, contactOf(type, value)).value : undefined
    const problems = {
      name: (problemsIn(NewClient, { name, contacts: [] }) as Problems<Values>).name,
      phone: problemOf('Phone', phone),
      email: problemOf('Email', email),
      ...unseen(values),
    }
    return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
  }
  const form = useForm({
    initial: empty,
    check,
    submit: async ({ name, phone, email, conflictsSeen }) => {
      const given = [contactOf('Phone', phone), contactOf('Email', email)]
      const contacts = given.filter(({ value }) => value.trim())
      await create.mutateAsync({ body: { key, name, contacts, conflictsSeen } })
    },
  })
  return (
    <FormDialog title={t('create.title')} form={form} submit={t('create.submit')} onClose={onClose}>
      <NameField form={form} label={t('create.name')} hint={t('create.nameHint')} onFound={onFound} />
      <FieldPair>
        <TextField
          type="tel"
          label={t('create.phone')}
          optional
          autoComplete="off"
          maxLength={64}
          {...form.field('phone')}
        />
        <EmailField label={t('create.email')} optional autoComplete="off" {...form.field('email')} />
      </FieldPair>
    </FormDialog>
  )
}
