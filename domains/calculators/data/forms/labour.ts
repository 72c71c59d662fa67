import { type Field, optionsOf, said } from '../form.ts'

const start: Field = { name: 'startDate', form: 'day', label: said('İşe giriş', 'Start of employment') }
const taxed: Field = {
  name: 'taxedBefore',
  form: 'money',
  optional: true,
  empty: '0.00',
  label: said('Yılın önceki vergi matrahı', 'Taxed before in the year'),
  hint: said('Boşsa sıfır.', 'Zero if empty.'),
}
const pay: Field = { name: 'pay', form: 'money', label: said('Aylık brüt ücret', 'Gross pay of a month') }

export const severanceFields: readonly Field[] = [
  start,
  { name: 'endDate', form: 'day', start: 'today', label: said('Son çalışma günü', 'Last day of employment') },
  pay,
  {
    name: 'benefits',
    form: 'money',
    optional: true,
    empty: '0.00',
    label: said('Aylık yan haklar', 'Benefits of a month'),
    hint: said('Yemek, yol, ikramiyenin on ikide biri …', 'Meals, transport, a twelfth of bonuses …'),
  },
  {
    name: 'hasSeverance',
    form: 'check',
    start: true,
    label: said('Kıdem tazminatı doğdu', 'Severance is due'),
  },
  {
    name: 'hasNotice',
    form: 'check',
    start: true,
    label: said('Bildirim süresi verilmedi', 'No notice was given'),
  },
  { ...taxed, shown: ({ hasNotice }) => hasNotice === 'yes' },
]

export const leaveFields: readonly Field[] = [
  start,
  { name: 'endDate', form: 'day', start: 'today', label: said('Hesap günü', 'Counted up to') },
  { name: 'birthDate', form: 'day', optional: true, label: said('Doğum tarihi', 'Date of birth') },
  {
    name: 'usedDays',
    form: 'count',
    start: 0,
    least: 0,
    most: 2_000,
    label: said('Kullanılan gün', 'Days used'),
  },
  { name: 'isUnderground', form: 'check', start: false, label: said('Yer altı işi', 'Work below ground') },
  {
    ...pay,
    optional: true,
    hint: said('Boşsa yalnız gün hesaplanır.', 'Only days are counted if empty.'),
  },
  { ...taxed, shown: ({ pay: typed }) => typed !== '' },
]

export const overtimeFields: readonly Field[] = [
  pay,
  {
    name: 'hours',
    form: 'hours',
    optional: true,
    empty: '0',
    label: said('Fazla çalışma (saat)', 'Overtime (hours)'),
  },
  {
    name: 'extraHours',
    form: 'hours',
    optional: true,
    empty: '0',
    label: said('Fazla sürelerle çalışma (saat)', 'Extra hours'),
  },
  {
    name: 'undergroundHours',
    form: 'hours',
    optional: true,
    empty: '0',
    label: said('Yer altında fazla çalışma (saat)', 'Overtime below ground (hours)'),
  },
  {
    name: 'reduction',
    form: 'choice',
    label: said('Takdiri indirim', 'Reduction by the court'),
    options: optionsOf(
      Object.fromEntries(
        ['0', '10', '20', '25', '30', '33', '35', '40', '50'].map((rate) => [
          rate,
          said(`%${rate}`, `${rate}%`),
        ]),
      ),
    ),
  },
  { name: 'date', form: 'day', start: 'today', label: said('Dönem', 'Period') },
]
