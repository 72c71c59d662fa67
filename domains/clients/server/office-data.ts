/** The tables of clients that an administrator may take out of the office. */
import { column, type OfficeTable } from '@mizan/platform/domain'
import { contactTypeNames, paymentTypeNames } from '../data/words.ts'
import { allClients, allContacts, allInstalments, allTransactions } from './store/office-data.ts'

const id = column('text', 'Kimlik', 'Id')
const createdBy = column('person', 'Ekleyen', 'Added by')
const createdAt = column('instant', 'Eklenme', 'Added')
const ofClient = {
  clientId: column('text', 'Müvekkil kimliği', 'Id of the client'),
  client: column('text', 'Müvekkil', 'Client'),
}
const date = column('day', 'Tarih', 'Date')
const amount = column('amount', 'Tutar (TL)', 'Amount (TRY)')
const description = column('text', 'Açıklama', 'Description')
const made = {
  createdBy,
  createdAt,
  deletedAt: column('instant', 'Silinme', 'Deleted'),
  deletedBy: column('person', 'Silen', 'Deleted by'),
  deletionComment: column('text', 'Silme gerekçesi', 'Reason of the deletion'),
}

export const clientOfficeData: OfficeTable[] = [
  {
    name: 'clients',
    title: { tr: 'Müvekkiller', en: 'Clients' },
    columns: {
      id,
      name: column('text', 'Ad ya da unvan', 'Name'),
      balance: column('amount', 'Bakiye, ileri tarihlilerle (TL)', 'Balance with lines ahead (TRY)'),
      createdBy,
      createdAt,
      changedAt: column('instant', 'Son değişiklik', 'Last change'),
    },
    rows: ({ officeId }) => allClients(officeId),
  },
  {
    name: 'contacts',
    title: { tr: 'İletişim bilgileri', en: 'Contacts' },
    columns: {
      id,
      ...ofClient,
      type: column('text', 'Tür', 'Type', { words: contactTypeNames }),
      title: column('text', 'Başlık', 'Title'),
      value: column('text', 'Değer', 'Value'),
    },
    rows: ({ officeId }) => allContacts(officeId),
  },
  {
    name: 'payments',
    title: { tr: 'Tahsilatlar', en: 'Payments' },
    columns: {
      id,
      ...ofClient,
      date,
      amount,
      paymentType: column('text', 'Ödeme şekli', 'Type of payment', { words: paymentTypeNames }),
      description,
      ...made,
    },
    rows: ({ officeId }) => allTransactions(officeId, 'payment'),
  },
  {
    name: 'services',
    title: { tr: 'Hizmetler', en: 'Services' },
    columns: {
      id,
      ...ofClient,
      date,
      amount,
      description,
      caseId: column('text', 'Dava kimliği', 'Id of the case'),
      receiptGross: column('amount', 'Makbuz brütü (TL)', 'Gross of the receipt (TRY)'),
      ...made,
    },
    rows: ({ officeId }) => allTransactions(officeId, 'service'),
  },
  {
    name: 'instalments',
    title: { tr: 'Taksitler', en: 'Instalments' },
    columns: { id, ...ofClient, due: column('day', 'Vade', 'Due'), amount },
    rows: ({ officeId }) => allInstalments(officeId),
  },
]
