/** How a client is reached. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, Empty, IconButton, notify, useLock } from '@mizan/platform/ui'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { phoneText } from '../../rules/phone-text.ts'
import type { Client, Contact } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { ContactDialog } from './ContactDialog.tsx'
import classes from './contacts.module.css'

export function Contacts({ client }: { client: Client }) {
  const t = useText()
  const lock = useLock()
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  const { clientId, contacts } = client
  const isEdited = ({ contactId }: Contact) => edited !== 'new' && contactId === edited?.contactId
  const mayEdit = client.may.includes('editContacts')
  const add = mayEdit && (
    <Button variant="default" onClick={() => setEdited('new')} {...lock}>
      {t('contacts.add')}
    </Button>
  )
  return (
    <>
      {contacts.length === 0 ? (
        <Empty title={t('contacts.empty')} action={add}>
          {t('contacts.emptyBody')}
        </Empty>
      ) : (
        <>
          <div className={classes.head}>{add}</div>
          <ul className={classes.list} aria-label={t('contacts.list')}>
            {contacts.map((contact) => (
              <ContactItem
                key={contact.contactId}
                clientId={clientId}
                contact={contact}
                onEdit={mayEdit ? () => setEdited(contact) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <ContactDialog
          clientId={clientId}
          contact={edited === 'new' ? undefined : (contacts.find(isEdited) ?? edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

interface ItemProps {
  clientId: string
  contact: Contact
  onEdit: (() => void) | undefined
}

function ContactItem({ clientId, contact, onEdit }: ItemProps) {
  const t = useText()
  const lock = useLock()
  const { contactId, type, title, value, version } = contact
  const restore = useSend('client.addContact')
  const remove = useSend('client.deleteContact', () =>
    notify('success', t('contacts.deleted', { title }), {
      action: {
        label: t('contacts.undo'),
        run: () => restore.mutate({ body: { clientId, type, title, value } }),
        undoes: true,
      },
    }),
  )
  const run = async () => {
    try {
      await remove.mutateAsync({ body: { clientId, contactId, version } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'version.changed') notify('info', t('contacts.changed', { title }))
      else if (error.message && error.status < 500) notify('error', error.message)
    }
  }
  return (
    <li className={classes.item}>
      <span className={classes.type}>{t(`contactType.${type}`)}</span>
      <span className={classes.title}>{title}</span>
      <Value contact={contact} />
      {onEdit && (
        <span className={classes.actions}>
          <IconButton icon={IconPencil} label={t('contacts.editOne', { title })} onClick={onEdit} {...lock} />
          <IconButton
            icon={IconTrash}
            label={t('contacts.deleteOne', { title })}
            onClick={run}
            {...lock}
            disabled={lock.disabled || remove.isPending}
          />
        </span>
      )}
    </li>
  )
}

/** Where a click on a contact leads; an address leads nowhere. */
function hrefOf({ type, value }: Contact): string | undefined {
  if (type === 'Email') return `mailto:${value}`
  if (type === 'Phone') return `tel:${value}`
  if (type === 'WhatsApp') return `https://wa.me/${value.replace(/\D/g, '')}`
  if (type === 'Website') return /^https?:\/\//i.test(value) ? value : `https://${value}`
  return undefined
}

function Value({ contact }: { contact: Contact }) {
  const href = hrefOf(contact)
  const isNumber = contact.type === 'Phone' || contact.type === 'WhatsApp'
  const isOutside = contact.type === 'Website' || contact.type === 'WhatsApp'
  if (!href) return <span className={classes.value}>{contact.value}</span>
  return (
    <a
      className={classes.value}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer noopener' })}
    >
      {isNumber ? phoneText(contact.value) : contact.value}
    </a>
  )
}
