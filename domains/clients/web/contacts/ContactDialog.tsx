/** Adds contact information or changes one. */
import { useLanguage } from '@mizan/platform/ui'
import {
  AreaField,
  Clash,
  FieldPair,
  FormDialog,
  type Problems,
  problemsIn,
  SelectField,
  TextField,
  useClash,
  useForm,
} from '@mizan/platform/ui/forms'
import { contactTypeNames, contactTypes } from '../../data/words.ts'
import type { Contact } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  clientId: string
  /** As it is now; undefined: a new one is added. */
  contact: Contact | undefined
  onClose: () => void
}

type Values = Pick<Contact, 'type' | 'title' | 'value'>

const inputModes = { Email: 'email', Phone: 'tel', WhatsApp: 'tel', Website: 'url' } as const

const valuesOf = (contact: Contact | undefined): Values =>
  contact
    ? { type: contact.type, title: contact.title, value: contact.value }
    : { type: 'Phone', title: '', value: '' }

export function ContactDialog({ clientId, contact, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const add = useSend('client.addContact', onClose)
  const change = useSend('client.updateContact')
  const clash = useClash<Values & { version: number }>(contact)
  const form = useForm({
    initial: valuesOf(contact),
    check: async (values): Promise<Problems<Values>> =>
      problemsIn((await import('../../schemas.ts')).ContactInput, values),
    submit: async (values) => {
      if (!contact) return void (await add.mutateAsync({ body: { clientId, ...values } }))
      const { contactId } = contact
      const isSaved = await clash.save(values, ({ version }) =>
        change.mutateAsync({ body: { clientId, contactId, ...values, version } }),
      )
      if (isSaved) onClose()
    },
  })
  const history = useCall(
    'client.histories',
    { params: { clientId }, query: { pageSize: 20 } },
    { enabled: clash.other !== null },
  )
  const people = history.data?.items.flatMap(({ actor }) => actor ?? [])
  const { type } = form.values
  const typeField = form.field('type')
  return (
    <FormDialog
      title={contact ? t('contacts.edit') : t('contacts.add')}
      form={form}
      submit={t('contacts.submit')}
      onClose={onClose}
    >
      {clash.other && contact && (
        <Clash
          other={clash.other}
          people={people}
          theirs={[
            { label: t('contacts.title'), text: contact.title },
            { label: t('contacts.value'), text: contact.value },
          ]}
          {...clash.answers(form, valuesOf(contact))}
        />
      )}
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
