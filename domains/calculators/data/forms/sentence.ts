import { type Field, optionsOf, said } from '../form.ts'
import { probations, recidivismNames, regimes, section16Names, sentenceKindNames } from '../sentence.ts'

const count = (name: string, most: number, label: ReturnType<typeof said>) =>
  ({ name, form: 'count', start: 0, least: 0, most, label }) as const

const ofTerm = { row: 'term', shown: ({ kind }: Readonly<Record<string, string>>) => kind === 'term' }
const ofRecidivist = {
  row: 'earlier',
  shown: ({ recidivism }: Readonly<Record<string, string>>) => recidivism === 'first',
}

export const sentenceFields: readonly Field[] = [
  { name: 'kind', form: 'choice', label: said('Ceza', 'Sentence'), options: optionsOf(sentenceKindNames) },
  { ...count('years', 99, said('Yıl', 'Years')), ...ofTerm },
  { ...count('months', 11, said('Ay', 'Months')), ...ofTerm },
  { ...count('days', 29, said('Gün', 'Days')), ...ofTerm },
  { name: 'group', form: 'choice', label: said('Suç', 'Crime'), options: optionsOf(regimes) },
  {
    name: 'section16',
    form: 'choice',
    look: 'bar',
    label: said(
      'Devletin güvenliği, anayasal düzen ya da millî savunmaya karşı suç (107/16)',
      'Crime against state security, the constitution or national defence (107/16)',
    ),
    options: optionsOf(section16Names),
    shown: ({ kind, group }) => kind === 'aggravatedLife' && group === 'organised',
  },
  { name: 'crimeDate', form: 'day', label: said('Suç tarihi', 'Day of the crime') },
  { name: 'date', form: 'day', label: said('İnfazın başladığı gün', 'Enforcement began') },
  {
    name: 'recidivism',
    form: 'choice',
    label: said('Tekerrür', 'Recidivism'),
    options: optionsOf(recidivismNames),
  },
  {
    ...count('earlierYears', 99, said('Esas ceza, yıl', 'Earlier, years')),
    ...ofRecidivist,
  },
  {
    ...count('earlierMonths', 11, said('Esas ceza, ay', 'Earlier, months')),
    ...ofRecidivist,
  },
  {
    ...count('earlierDays', 29, said('Esas ceza, gün', 'Earlier, days')),
    ...ofRecidivist,
  },
  {
    ...count('served', 36_525, said('Mahsup edilecek gün', 'Days deducted')),
    hint: said('Gözaltı, tutukluluk (TCK m. 63).', 'Custody and arrest (Criminal Code, article 63).'),
  },
  {
    name: 'birthDate',
    form: 'day',
    optional: true,
    label: said('Doğum tarihi (suçta 18 yaş altı ise)', 'Date of birth (if under 18 at the time)'),
  },
  {
    ...count('servedYoung', 3_653, said('Mahsubun 15 yaş öncesi günleri', 'Of these, before the age of 15')),
    shown: ({ birthDate }) => (birthDate ?? '') !== '',
  },
  {
    name: 'probation',
    form: 'choice',
    label: said('Denetimli serbestlik', 'Probation'),
    options: optionsOf(probations),
  },
]
