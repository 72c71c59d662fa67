/** Adds contact information or changes one. */
import { useLanguage } from '@mizan/platform/ui'
import {
  AreaField,
  FieldPair,
  FormDialog,
  type Problems,
  problemsIn,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { contactTypeNames, contactTypes } from '../../data/words.ts'
import type { Contact } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  clientId: string
  /** Undefined: a new one is added. */
  contact: Contact | undefined
  onClose: () => void
}

type Values = Pick<Contact, 'type' | 'title' | 'value'>

const inputModes = { Email: 'email', Phone: 'tel', WhatsApp: 'tel', Website: 'url' } as const

export function ContactDialog({ clientId, contact, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const add = useSend('client.addContact', onClose)
  const change = useSend('client.updateContact', onClose)
  const initial: Values = contact
    ? { type: contact.type, title: contact.title, value: contact.value }
    : { type: 'Phone', title: '', value: '' }
  const form = useForm({
    initial,
    check: async (values): Promise<Problems<Values>> =>
      problemsIn((await import('../../schemas.ts')).ContactInput, values),
    submit: async (values) => {
      if (contact) await change.mutateAsync({ body: { clientId, contactId: contact.contactId, ...values } })
      else await add.mutateAsync({ body: { clientId, ...values } })
    },
  })
  const { type } = form.values
  const typeField = form.field('type')
  return (
    <FormDialog
      title={contact ? t('contacts.edit') : t('contacts.add')}
      form={form}
      submit={t('contacts.submit')}
      onClose={onClose}
    >
      <FieldPair>
        <SelectField
          label={t('contacts.type')}
          options={contactTypes.map((value) => ({ value, label: contactTypeNames[value][language] }))}
          {...typeField}
          onChange={(value) => typeField.onChange(value as Contact['type'])}
        />
        <TextField
          label={t('contacts.title')}
          hint={t('contacts.titleHint')}
          maxLength={64}
          autoComplete="off"
          data-autofocus
          {...form.field('title')}
        />
      </FieldPair>
      {type === 'Address' ? (
        <AreaField label={t('contacts.value')} rows={3} maxLength={500} {...form.field('value')} />
      ) : (
        <TextField
          label={t('contacts.value')}
          inputMode={inputModes[type]}
          autoComplete="off"
          maxLength={500}
          {...form.field('value')}
        />
      )}
    </FormDialog>
  )
}
