import { type Field, optionsOf, said } from '../form.ts'

export const rentIncreaseFields: readonly Field[] = [
  {
    name: 'rent',
    form: 'money',
    label: said('Artıştan önceki aylık kira', 'Rent of a month before the rise'),
  },
  {
    name: 'date',
    form: 'day',
    start: 'today',
    label: said('Yeni kira yılının ilk günü', 'First day of the new year'),
  },
  {
    name: 'isDwelling',
    form: 'choice',
    look: 'bar',
    label: said('Kiralanan', 'What is let'),
    options: optionsOf({ yes: said('Konut', 'Dwelling'), no: said('İş yeri', 'Business premises') }),
  },
  {
    name: 'startDate',
    form: 'day',
    optional: true,
    label: said('Sözleşmenin başlangıcı', 'Start of the lease'),
  },
  {
    name: 'ownRate',
    form: 'rate',
    optional: true,
    label: said('Oran (%)', 'Rate (%)'),
    hint: said(
      'Ay için satır yoksa ya da sözleşmede daha azı varsa.',
      'If there is no row for the month, or the contract says less.',
    ),
  },
]
