import { type Field, optionsOf, said } from '../form.ts'

const hasProxy: Field = {
  name: 'hasProxy',
  form: 'check',
  start: true,
  label: said('Vekâletname sunulacak', 'A power of attorney is filed'),
}

export const courtFeesFields: readonly Field[] = [
  {
    name: 'tier',
    form: 'choice',
    label: said('Mahkeme', 'Court'),
    options: optionsOf({
      upper: said('Asliye, idare, vergi ve diğerleri', 'District, administrative, tax and others'),
      lower: said('Sulh hukuk, icra mahkemesi', 'Peace and enforcement courts'),
    }),
  },
  {
    name: 'subject',
    form: 'choice',
    label: said('Dava', 'Lawsuit'),
    options: optionsOf({
      money: said('Konusu belli bir değer', 'About a value'),
      notMoney: said('Maktu harca tabi', 'With a fixed fee'),
      alimony: said('Nafaka (aylık tutar)', 'Alimony (by the month)'),
      partition: said('Ortaklığın giderilmesi (satış bedeli)', 'Partition (price of the sale)'),
    }),
  },
  {
    name: 'value',
    form: 'money',
    label: said('Dava değeri', 'Value'),
    shown: ({ subject }) => subject !== 'notMoney',
  },
  { name: 'date', form: 'day', start: 'today', label: said('Dava tarihi', 'Date of the lawsuit') },
  { name: 'parties', form: 'count', start: 2, least: 2, most: 1_000, label: said('Taraf sayısı', 'Parties') },
  {
    name: 'isInjury',
    form: 'check',
    start: false,
    label: said('Ölüm ve cismanî zarar tazminatı', 'Damages for a death or an injury'),
    shown: ({ subject }) => subject === 'money',
  },
  { name: 'hasWitnesses', form: 'check', start: true, label: said('Tanık', 'Witnesses') },
  { name: 'hasExpert', form: 'check', start: true, label: said('Bilirkişi', 'Expert') },
  { name: 'hasInspection', form: 'check', start: false, label: said('Keşif', 'Inspection') },
  hasProxy,
]

export const enforcementCostsFields: readonly Field[] = [
  { name: 'amount', form: 'money', label: said('Takip tutarı', 'Amount') },
  {
    name: 'hasJudgment',
    form: 'check',
    start: false,
    label: said('İlamlı takip', 'Rests on a judgment'),
  },
  { name: 'date', form: 'day', start: 'today', label: said('Takip tarihi', 'Date of the enforcement') },
  {
    name: 'debtors',
    form: 'count',
    start: 1,
    least: 1,
    most: 1_000,
    label: said('Borçlu sayısı', 'Debtors'),
  },
  {
    name: 'stage',
    form: 'choice',
    label: said('Tahsil aşaması', 'When it is collected'),
    options: optionsOf({
      beforeSeizure: said('Hacizden önce', 'Before a seizure'),
      beforeSale: said('Hacizden sonra, satıştan önce', 'After a seizure, before a sale'),
      sale: said('Satışla', 'By a sale'),
      salary: said('Maaş ya da ücret haczi', 'From a salary'),
    }),
  },
  {
    name: 'isWaived',
    form: 'check',
    start: false,
    label: said('Takipten vazgeçildi', 'The enforcement is given up'),
  },
  hasProxy,
]
