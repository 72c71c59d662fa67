import { type Field, optionsOf, said } from '../form.ts'
import {
  ageNames,
  caseInterruptions,
  casePenaltyNames,
  caseStarts,
  caseSuspensions,
  penaltyInterruptions,
  penaltyNames,
  penaltyStarts,
  penaltySuspensions,
} from '../limitation.ts'

const age: Field = {
  name: 'age',
  form: 'choice',
  label: said('Fail, fiil sırasında', 'The person, at the time of the act'),
  options: optionsOf(ageNames),
}

const events = {
  form: 'events',
  optional: true,
  most: 20,
} as const

const suspended = {
  ...events,
  name: 'suspensions',
  label: said('Durma', 'Suspensions'),
  day: said('Durduğu gün', 'First day'),
  until: said('Yeniden işlediği gün', 'Runs again from'),
  add: said('Durma ekle', 'Add a suspension'),
} as const

export const caseLimitationFields: readonly Field[] = [
  {
    name: 'penalty',
    form: 'choice',
    label: said('Kanundaki ceza', 'Penalty in the law'),
    options: optionsOf(casePenaltyNames),
  },
  age,
  { name: 'start', form: 'choice', label: said('Başlangıç', 'Start'), options: optionsOf(caseStarts) },
  { name: 'date', form: 'day', label: said('Suç tarihi', 'Day of the crime') },
  {
    name: 'victimBirth',
    form: 'day',
    label: said('Çocuğun doğum tarihi', 'Birth of the child'),
    shown: ({ start }) => start === 'child',
  },
  {
    ...events,
    name: 'interruptions',
    label: said('Kesen işlemler', 'Interruptions'),
    day: said('Tarihi', 'Day'),
    add: said('Kesen işlem ekle', 'Add an interruption'),
    options: optionsOf(caseInterruptions),
  },
  { ...suspended, options: optionsOf(caseSuspensions) },
]

export const penaltyLimitationFields: readonly Field[] = [
  {
    name: 'penalty',
    form: 'choice',
    label: said('Hükmedilen ceza', 'Penalty of the judgment'),
    options: optionsOf(penaltyNames),
  },
  age,
  { name: 'crimeDate', form: 'day', label: said('Suç tarihi', 'Day of the crime') },
  { name: 'start', form: 'choice', label: said('Başlangıç', 'Start'), options: optionsOf(penaltyStarts) },
  { name: 'date', form: 'day', label: said('Başlangıç tarihi', 'Day of the start') },
  {
    ...events,
    name: 'interruptions',
    label: said('Kesen işlemler', 'Interruptions'),
    day: said('Tarihi', 'Day'),
    add: said('Kesen işlem ekle', 'Add an interruption'),
    options: optionsOf(penaltyInterruptions),
  },
  { ...suspended, options: optionsOf(penaltySuspensions) },
]
