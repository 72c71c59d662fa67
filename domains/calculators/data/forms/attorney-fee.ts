import { courts, fixedMatters, hourlyMatters, outsideMatters } from '../fee-items.ts'
import { type Field, optionsOf, said, type Values } from '../form.ts'

const is =
  (name: string, ...words: string[]) =>
  (values: Values): boolean =>
    words.includes(values[name] ?? '')

const isLawsuit = is('matter', 'lawsuit')
const byMonth = is('claim', 'alimony', 'rent', 'eviction')
const hasAmounts = (values: Values) =>
  is('matter', 'lawsuit', 'insurance')(values) && values.claim !== 'notMoney'
const hasCourt = (values: Values) =>
  isLawsuit(values) ||
  values.matter === 'settlement' ||
  (values.matter === 'mediation' &&
    values.isAgreed === 'yes' &&
    (values.mediated ?? values.amount ?? '') === '')

export const attorneyFeeFields: readonly Field[] = [
  {
    name: 'matter',
    form: 'choice',
    label: said('Konu', 'Subject'),
    options: optionsOf({
      lawsuit: said('Dava', 'Lawsuit'),
      enforcement: said('İcra takibi', 'Enforcement'),
      mediation: said('Dava şartı arabuluculuk', 'Mandatory mediation'),
      settlement: said('Uzlaşma (Av.K. m. 35/A)', 'Settlement (Attorneys Act 35/A)'),
      insurance: said('Sigorta tahkimi', 'Insurance arbitration'),
      item: said('Diğer hukuki yardım', 'Other help'),
    }),
  },
  {
    name: 'date',
    form: 'day',
    start: 'today',
    label: said('Hüküm ya da bitiş tarihi', 'Date of judgment or end'),
  },
  {
    name: 'court',
    form: 'choice',
    label: said('Mahkeme', 'Court'),
    options: [{ value: 'district', label: courts.district }, ...optionsOf(withoutDistrict())],
    shown: hasCourt,
  },
  {
    name: 'claim',
    form: 'choice',
    label: said('Talep', 'Claim'),
    shown: is('matter', 'lawsuit', 'insurance'),
    options: optionsOf({
      debt: said('Alacak ve diğer para talepleri', 'Debt and other claims for money'),
      materialDamages: said('Maddi tazminat', 'Material damages'),
      moralDamages: said('Manevi tazminat', 'Moral damages'),
      alimony: said('Nafaka', 'Alimony'),
      rent: said('Kira tespiti', 'Setting of rent'),
      eviction: said('Tahliye', 'Eviction'),
      consumerBoard: said('Hakem heyeti kararının iptali', 'Annulment of a consumer board’s decision'),
      custody: said('Koruma tedbiri tazminatı (CMK m. 141)', 'Compensation for custody (CMK 141)'),
      ownership: said('İcra mahkemesinde istihkak', 'Ownership of what was seized'),
      notMoney: said('Konusu para olmayan', 'Not about money'),
    }),
  },
  {
    name: 'claimed',
    form: 'money',
    label: said('İstenen tutar', 'Claimed'),
    shown: (values) => hasAmounts(values) && !byMonth(values),
  },
  {
    name: 'claimedMonthly',
    as: 'claimed',
    form: 'money',
    label: said('İstenen aylık tutar', 'Claimed by the month'),
    shown: (values) => hasAmounts(values) && byMonth(values),
  },
  {
    name: 'accepted',
    form: 'money',
    optional: true,
    label: said('Kabul edilen', 'Accepted'),
    hint: said('Boşsa tümü. Ret için 0 yazın.', 'All if empty. Enter 0 for a rejection.'),
    shown: hasAmounts,
  },
  {
    name: 'ending',
    form: 'choice',
    label: said('Nasıl bitti', 'How it ended'),
    shown: isLawsuit,
    options: optionsOf({
      judgment: said('Esas hakkında hüküm', 'Judgment'),
      early: said('Ön inceleme öncesi feragat, kabul, sulh', 'Settled before the preliminary examination'),
      dismissedEarly: said(
        'Görevsizlik, açılmamış sayılma: ön inceleme öncesi',
        'Dismissed before the preliminary examination',
      ),
      dismissedLate: said('Görevsizlik, açılmamış sayılma: ön inceleme sonrası', 'Dismissed after it'),
      precondition: said('Ön şart yokluğu ya da husumetten ret', 'Rejected for a precondition or standing'),
      referred: said('Kanun gereği gönderme', 'Sent elsewhere by law'),
    }),
  },
  {
    name: 'files',
    form: 'count',
    start: 1,
    least: 1,
    most: 100_000,
    label: said('Seri dava dosya sayısı', 'Files of a series'),
    shown: isLawsuit,
  },
  {
    name: 'enforcementKind',
    form: 'choice',
    label: said('Takip', 'Enforcement of'),
    shown: is('matter', 'enforcement'),
    options: optionsOf({
      money: said('Para alacağı', 'Money'),
      notMoney: said('Konusu para olmayan', 'Not money'),
      eviction: said('Tahliye', 'Eviction'),
      debtor: said('Borçlu vekili olarak', 'For the debtor'),
    }),
  },
  {
    name: 'isAgreed',
    form: 'check',
    start: true,
    label: said('Anlaşma sağlandı', 'An agreement was reached'),
    shown: is('matter', 'mediation'),
  },
  {
    name: 'amount',
    form: 'money',
    label: said('Takip tutarı', 'Amount'),
    shown: (values) => values.matter === 'enforcement' && is('enforcementKind', 'money', 'debtor')(values),
  },
  {
    name: 'mediated',
    as: 'amount',
    form: 'money',
    optional: true,
    label: said('Tutar', 'Amount'),
    hint: said('Konusu para olmayan işte boş bırakın.', 'Leave it empty if the subject is not money.'),
    shown: is('matter', 'mediation'),
  },
  {
    name: 'principal',
    form: 'money',
    optional: true,
    label: said('Asıl alacak', 'Principal'),
    hint: said('Boşsa takip tutarı.', 'The amount if empty.'),
    shown: (values) => values.matter === 'enforcement' && is('enforcementKind', 'money', 'debtor')(values),
  },
  {
    name: 'isPaidInTime',
    form: 'check',
    start: false,
    label: said('Ödeme süresinde ödendi', 'Paid within the time for payment'),
    shown: (values) => values.matter === 'enforcement' && values.enforcementKind !== 'debtor',
  },
  {
    name: 'item',
    form: 'choice',
    label: said('İş', 'Matter'),
    shown: is('matter', 'item'),
    options: optionsOf({ ...outsideMatters, ...fixedMatters, ...courts }),
  },
  {
    name: 'hours',
    form: 'count',
    start: 1,
    least: 1,
    most: 1_000,
    label: said('Saat', 'Hours'),
    shown: (values) => values.matter === 'item' && Object.hasOwn(hourlyMatters, values.item ?? ''),
  },
  {
    name: 'fine',
    form: 'money',
    optional: true,
    label: said('Hükmolunan para cezası', 'Fine'),
    hint: said(
      'Yalnız para cezası varsa ücret onu geçemez.',
      'If there is only a fine, the fee cannot exceed it.',
    ),
    shown: (values) => values.matter === 'item' && !Object.hasOwn(outsideMatters, values.item ?? ''),
  },
  {
    name: 'isAgent',
    form: 'check',
    start: false,
    label: said('Dava takipçisi eliyle', 'By a case follower'),
    shown: isLawsuit,
  },
]

/** The district courts come first, because most lawsuits are there. */
function withoutDistrict() {
  const { district: _, ...others } = courts
  return others
}
