/**
 * What a column of a table may hold, for each kind of import. `headings` are what such columns are called in tables of
 * offices and of other products, compared without case, accents and punctuation.
 */
import type { Words } from '@mizan/platform/contract/words'

export const importKinds = ['clients', 'cases', 'parties'] as const
export type ImportKind = (typeof importKinds)[number]

export const importKindNames = {
  clients: { tr: 'Müvekkiller', en: 'Clients' },
  cases: { tr: 'Davalar', en: 'Cases' },
  parties: { tr: 'Taraflar', en: 'Parties' },
} as const satisfies Words

export interface Field {
  tr: string
  en: string
  headings: readonly string[]
  /** Several columns may hold it, such as two telephone numbers. */
  repeats?: true
  /** It has a column in the template. */
  inTemplate?: false
}

const clientName = {
  tr: 'Müvekkil',
  en: 'Client',
  headings: [
    'müvekkil',
    'müvekkil adı',
    'müvekkil ad soyad',
    'müvekkil adı soyadı',
    'müvekkiller',
    'client',
    'client name',
    'muvekkil',
  ],
} as const
const caseNumber = {
  tr: 'Dava no',
  en: 'Case number',
  headings: [
    'dava no',
    'dava numarası',
    'dosya no',
    'dosya numarası',
    'büro no',
    'büro dosya no',
    'ofis dosya no',
    'arşiv no',
    'case number',
    'case no',
    'file no',
    'file number',
    'matter number',
  ],
} as const

export const importFields = {
  clients: {
    name: {
      tr: 'Ad soyad ya da unvan',
      en: 'Name',
      headings: [
        ...clientName.headings,
        'ad soyad',
        'adı soyadı',
        'ad soyad unvan',
        'ad soyad / unvan',
        'ad',
        'adı',
        'isim',
        'isim soyisim',
        'unvan',
        'ünvan',
        'unvanı',
        'şirket',
        'firma',
        'kişi kurum',
        'name',
        'full name',
        'first name',
        'company',
        'company name',
      ],
    },
    surname: {
      tr: 'Soyad (ada eklenir)',
      en: 'Surname (added to the name)',
      headings: ['soyad', 'soyadı', 'soyisim', 'surname', 'last name', 'family name'],
      inTemplate: false,
    },
    phone: {
      tr: 'Telefon',
      en: 'Phone',
      headings: [
        'telefon',
        'telefon no',
        'telefon numarası',
        'tel',
        'tel no',
        'cep',
        'cep telefonu',
        'cep tel',
        'gsm',
        'gsm no',
        'mobil',
        'iş telefonu',
        'ev telefonu',
        'sabit telefon',
        'telefon 1',
        'telefon 2',
        'phone',
        'phone number',
        'mobile',
        'mobile phone',
        'telephone',
      ],
      repeats: true,
    },
    whatsapp: { tr: 'WhatsApp', en: 'WhatsApp', headings: ['whatsapp', 'whatsapp no', 'wp'], repeats: true },
    email: {
      tr: 'E-posta',
      en: 'Email',
      headings: [
        'e posta',
        'eposta',
        'e posta adresi',
        'eposta adresi',
        'e mail',
        'email',
        'mail',
        'mail adresi',
        'e mail adresi',
        'email address',
        'kep',
        'kep adresi',
      ],
      repeats: true,
    },
    address: {
      tr: 'Adres',
      en: 'Address',
      headings: ['adres', 'adresi', 'ev adresi', 'iş adresi', 'tebligat adresi', 'address'],
      repeats: true,
    },
    website: {
      tr: 'Web sitesi',
      en: 'Website',
      headings: ['web', 'web sitesi', 'website', 'internet sitesi', 'web adresi', 'url'],
      repeats: true,
    },
  },
  cases: {
    displayTitle: {
      tr: 'Dava adı',
      en: 'Title',
      headings: [
        'dava adı',
        'dava',
        'dava konusu',
        'konu',
        'konusu',
        'başlık',
        'dosya adı',
        'title',
        'case',
        'case title',
        'subject',
        'matter',
      ],
    },
    caseNumber,
    clientName,
    opponentName: {
      tr: 'Karşı taraf',
      en: 'Opponent',
      headings: [
        'karşı taraf',
        'karşı taraf adı',
        'karşı taraf ad soyad',
        'hasım',
        'karşıtaraf',
        'borçlu',
        'davalı',
        'opponent',
        'opposing party',
        'counterparty',
        'other party',
      ],
    },
    state: {
      tr: 'Durum',
      en: 'State',
      headings: [
        'durum',
        'durumu',
        'dava durumu',
        'dosya durumu',
        'safahat',
        'aşama',
        'state',
        'status',
        'stage',
      ],
    },
    courtName: {
      tr: 'Mahkeme',
      en: 'Court',
      headings: [
        'mahkeme',
        'mahkemesi',
        'mahkeme adı',
        'birim',
        'birim adı',
        'yargı birimi',
        'mahkeme birim',
        'merci',
        'court',
        'court name',
      ],
    },
    docketNumber: {
      tr: 'Esas no',
      en: 'Docket number',
      headings: [
        'esas no',
        'esas numarası',
        'esas',
        'e no',
        'mahkeme esas no',
        'mahkeme dosya no',
        'docket',
        'docket number',
        'docket no',
        'court file no',
      ],
    },
    assigneeEmail: {
      tr: 'Sorumlu (e-posta)',
      en: 'Assignee (email)',
      headings: [
        'sorumlu',
        'sorumlu e posta',
        'sorumlu avukat',
        'sorumlu avukat e posta',
        'atanan',
        'avukat e posta',
        'assignee',
        'assignee email',
        'assigned to',
        'responsible',
        'responsible lawyer',
      ],
    },
    deadline: {
      tr: 'Son gün',
      en: 'Deadline',
      headings: ['son gün', 'son tarih', 'süre', 'termin', 'deadline', 'due date', 'due'],
    },
    priority: { tr: 'Öncelik', en: 'Priority', headings: ['öncelik', 'önem', 'priority'] },
    externalId: {
      tr: 'Dış kayıt no',
      en: 'External id',
      headings: [
        'dış no',
        'dış kayıt no',
        'harici no',
        'kayıt no',
        'referans no',
        'uyap no',
        'external id',
        'reference',
        'id',
      ],
    },
    description: {
      tr: 'Açıklama',
      en: 'Description',
      headings: ['açıklama', 'açıklamalar', 'not', 'notlar', 'özet', 'description', 'note', 'notes'],
    },
  },
  parties: {
    caseNumber,
    name: {
      tr: 'Taraf adı',
      en: 'Party',
      headings: [
        'taraf',
        'taraf adı',
        'ad soyad',
        'adı soyadı',
        'adı soyadı unvanı',
        'ad soyad unvan',
        'unvan',
        'isim',
        'ad',
        'party',
        'party name',
        'name',
      ],
    },
    role: {
      tr: 'Rol',
      en: 'Role',
      headings: ['rol', 'rolü', 'sıfat', 'sıfatı', 'taraf sıfatı', 'taraf rolü', 'role'],
    },
    type: {
      tr: 'Tür',
      en: 'Type',
      headings: ['tür', 'türü', 'kişi türü', 'taraf türü', 'type', 'kişi kurum'],
    },
    clientName,
    representatives: {
      tr: 'Vekil',
      en: 'Representatives',
      headings: [
        'vekil',
        'vekili',
        'vekiller',
        'vekilleri',
        'avukat',
        'avukatı',
        'representative',
        'representatives',
        'counsel',
        'lawyer',
      ],
    },
  },
} as const satisfies Record<ImportKind, Record<string, Field>>

export const fieldsOf = (kind: ImportKind): Record<string, Field> => importFields[kind]

/** Any one of these sets of fields is enough for a row. */
export const neededFields: Record<ImportKind, readonly (readonly string[])[]> = {
  clients: [['name']],
  cases: [['displayTitle'], ['clientName']],
  parties: [
    ['caseNumber', 'name'],
    ['caseNumber', 'clientName'],
  ],
}
