import { type Field, optionsOf, said, type Values } from '../form.ts'
import { basisNames, disputes } from '../mediation.ts'

const isAgreed = (values: Values): boolean => values.isAgreed === 'yes'
const isBy =
  (...bases: string[]) =>
  (values: Values): boolean =>
    isAgreed(values) && bases.includes(values.basis ?? '')
const isByHour = (values: Values): boolean => !isAgreed(values) || values.basis === 'notMoney'

export const mediationFeeFields: readonly Field[] = [
  {
    name: 'dispute',
    form: 'choice',
    label: said('Uyuşmazlık', 'Dispute'),
    options: optionsOf(disputes),
  },
  { name: 'date', form: 'day', start: 'today', label: said('Sona erdiği gün', 'Ended on') },
  {
    name: 'isAgreed',
    form: 'choice',
    look: 'bar',
    label: said('Sonuç', 'Outcome'),
    options: optionsOf({ yes: said('Anlaşma', 'Agreement'), no: said('Anlaşmama', 'No agreement') }),
  },
  {
    name: 'isMandatory',
    form: 'choice',
    look: 'bar',
    label: said('Süreç', 'Kind of mediation'),
    options: optionsOf({ yes: said('Dava şartı', 'Mandatory'), no: said('İhtiyari', 'Voluntary') }),
    shown: (values) => !isAgreed(values),
  },
  {
    name: 'basis',
    form: 'choice',
    label: said('Ücretin dayanağı', 'What the fee follows'),
    options: optionsOf(basisNames),
    shown: isAgreed,
  },
  {
    name: 'agreed',
    as: 'amount',
    form: 'money',
    label: said('Anlaşılan tutar', 'Amount agreed on'),
    shown: isBy('amount'),
  },
  {
    name: 'rent',
    as: 'amount',
    form: 'money',
    label: said('Aylık kira', 'Rent of a month'),
    shown: isBy('eviction'),
  },
  {
    name: 'difference',
    as: 'amount',
    form: 'money',
    label: said('Aylık kira farkı', 'Difference of a month'),
    shown: isBy('rentSetting'),
  },
  {
    name: 'disputes',
    form: 'count',
    start: 10,
    least: 10,
    most: 10_000,
    label: said('Uyuşmazlık sayısı', 'Number of disputes'),
    shown: isBy('series'),
  },
  {
    name: 'hours',
    form: 'count',
    start: 1,
    least: 1,
    most: 1_000,
    label: said('Süre (saat)', 'Hours'),
    shown: isByHour,
  },
  { name: 'parties', form: 'count', start: 2, least: 2, most: 100, label: said('Taraf sayısı', 'Parties') },
  {
    name: 'mediators',
    form: 'count',
    start: 1,
    least: 1,
    most: 10,
    label: said('Arabulucu sayısı', 'Mediators'),
    shown: (values) => !isBy('series')(values),
  },
]
