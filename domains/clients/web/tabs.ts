/** The tabs of a client; cases add theirs at 40. */
import { tab } from '@mizan/platform/ui'
import type {} from './slots.ts'

export const clientTabs = [
  tab('clients.client', {
    id: 'account',
    order: 10,
    title: { tr: 'Hesap', en: 'Account' },
    load: async () => (await import('./ledger/Account.tsx')).Account,
  }),
  tab('clients.client', {
    id: 'instalments',
    order: 20,
    title: { tr: 'Taksitler', en: 'Instalments' },
    load: async () => (await import('./instalments/Instalments.tsx')).Instalments,
  }),
  tab('clients.client', {
    id: 'contacts',
    order: 30,
    title: { tr: 'İletişim', en: 'Contacts' },
    useCount: ({ client }) => client.contacts.length,
    load: async () => (await import('./contacts/Contacts.tsx')).Contacts,
  }),
  tab('clients.client', {
    id: 'history',
    order: 50,
    title: { tr: 'Tarihçe', en: 'History' },
    load: async () => (await import('./detail/History.tsx')).History,
  }),
]
