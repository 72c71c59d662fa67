/** The tables of clients that an administrator may take out of the office. */
import { column, type OfficeTable } from '@mizan/platform/domain'
import {
  accountNames,
  contactTypeNames,
  expenseTypeNames,
  lineKindNames,
  paymentDetailNames,
  paymentTypeNames,
} from '../data/words.ts'
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
const account = column('text', 'Hesap', 'Account', { words: accountNames })
const paid = {
  paymentType: column('text', 'Ödeme şekli', 'Type of payment', { words: paymentTypeNames }),
  paymentDetail: column('text', 'Ödeme ayrıntısı', 'Detail of the payment', { words: paymentDetailNames }),
}
const caseId = column('text', 'Dava kimliği', 'Id of the case')
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
      phones: column('text', 'Telefon', 'Phone'),
      whatsapp: column('text', 'WhatsApp', 'WhatsApp'),
      emails: column('text', 'E-posta', 'Email'),
      addresses: column('text', 'Adres', 'Address'),
      websites: column('text', 'Web sitesi', 'Website'),
      balance: column('amount', 'Bakiye, ileri tarihlilerle (TL)', 'Balance with lines ahead (TRY)'),
      advance: column(
        'amount',
        'Kalan masraf avansı, ileri tarihlilerle (TL)',
        'Advance left with lines ahead (TRY)',
      ),
      trust: column('amount', 'Emanet, ileri tarihlilerle (TL)', 'Held in trust with lines ahead (TRY)'),
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
      account,
      date,
      amount,
      ...paid,
      description,
      caseId,
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
      caseId,
      receiptGross: column('amount', 'Makbuz brütü (TL)', 'Gross of the receipt (TRY)'),
      ...made,
    },
    rows: ({ officeId }) => allTransactions(officeId, 'service'),
  },
  {
    name: 'expenses',
    title: { tr: 'Masraflar', en: 'Expenses' },
    columns: {
      id,
      ...ofClient,
      date,
      amount,
      expenseType: column('text', 'Masraf türü', 'Type of expense', { words: expenseTypeNames }),
      description,
      caseId,
      ...made,
    },
    rows: ({ officeId }) => allTransactions(officeId, 'expense'),
  },
  {
    name: 'payouts',
    title: { tr: 'Çıkan paralar', en: 'Money paid out' },
    columns: {
      id,
      ...ofClient,
      account,
      kind: column('text', 'Tür', 'Kind', { words: lineKindNames }),
      date,
      amount,
      ...paid,
      description,
      consent: column('text', 'Müvekkilin onayı', 'Consent of the client'),
      pairId: column('text', 'Ücretteki karşılığı', 'Id of the payment of fees'),
      caseId,
      ...made,
    },
    rows: ({ officeId }) => allTransactions(officeId, 'payout', 'transfer'),
  },
  {
    name: 'instalments',
    title: { tr: 'Taksitler', en: 'Instalments' },
    columns: { id, ...ofClient, due: column('day', 'Vade', 'Due'), amount },
    rows: ({ officeId }) => allInstalments(officeId),
  },
]
