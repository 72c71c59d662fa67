/** The steps of limitation, each with its article. */
import type { CivilDate } from '@mizan/platform/calendar'
import { type Age, ageNames } from '../../data/limitation.ts'
import type { Step } from '../../schemas/answer.ts'
import { type CitedLaw, cite } from '../cite.ts'
import { type BilingualText, say, sayWeekday, writeDay, writeDays } from '../writing.ts'
import { lengthOf, writeLength } from './length.ts'
import type { LimitationRun } from './run.ts'
import { daysOf, type Stop } from './stops.ts'

interface CitedText extends BilingualText {
  law: CitedLaw
  article: string
}
type Names = Readonly<Record<string, CitedText>>

export interface StepFacts {
  /** The penalty, with the article of its length. */
  penalty: BilingualText
  article: string
  ofAge: string
  age: Age
  /** The months for an adult, and for this person. */
  whole: number
  months: number
  start: { name: BilingualText; article: string; day: CivilDate }
  ran: LimitationRun
  capMonths?: number
  stops: readonly (Stop & { kind: string })[]
  names: { interruptions: Names; suspensions: Names }
  /** The article by which time begins again after an interruption. */
  anew?: string
}

const sayLength = (months: number): BilingualText =>
  say((language) => writeLength(lengthOf(months), language))

export function limitationSteps(all: StepFacts): Step[] {
  const { ran } = all
  return [
    ...lengthSteps(all),
    { says: all.start.name, result: sayWeekday(all.start.day), cites: [cite('TCK', all.start.article)] },
    ...all.stops.map((stop) => stopStep(stop, all)),
    ...(ran.uninterrupted ? [plainStep(ran.uninterrupted)] : []),
    ...ran.counted.map((one) => interruptionStep(one, all)),
    ...capSteps(all),
    ...(ran.counted.length > 0 ? [{ says: lastDay, result: sayWeekday(ran.lastDay) }] : []),
  ]
}

const lastDay: BilingualText = { tr: 'Son gün', en: 'Last day' }

function lengthSteps({ penalty, article, ofAge, age, whole, months }: StepFacts): Step[] {
  const first: Step = { says: penalty, result: sayLength(whole), cites: [cite('TCK', article)] }
  if (age === 'adult') return [first]
  const part = age === 'fifteen' ? { tr: 'üçte ikisi', en: 'two thirds' } : { tr: 'yarısı', en: 'one half' }
  const says = say((language) => `${ageNames[age][language]}: ${part[language]}`)
  return [first, { says, result: sayLength(months), cites: [cite('TCK', ofAge)] }]
}

const plainStep = (day: CivilDate): Step => ({
  says: {
    tr: 'Kesilmezse dolduğu gün (yıl takvimle, ay otuz gün)',
    en: 'Runs out on, unless interrupted (years by the calendar, months of thirty days)',
  },
  result: sayWeekday(day),
  cites: [cite('TCK', '72/1')],
})

function stopStep(stop: Stop & { kind: string }, { names }: StepFacts): Step {
  const name = names.suspensions[stop.kind]
  const days = daysOf(stop)
  const says = say((language) => {
    const until = stop.until ? writeDay(stop.until, language) : ''
    const head = language === 'tr' ? 'Durma' : 'Suspended'
    return `${head}: ${name?.[language] ?? ''}, ${writeDay(stop.day, language)}–${until}`
  })
  return {
    says,
    ...(days !== undefined && { result: say((language) => writeDays(days, language)) }),
    cites: name ? [cite(name.law, name.article)] : [],
  }
}

function interruptionStep(
  { kind, day, runsTo }: LimitationRun['counted'][number],
  { names, anew }: StepFacts,
): Step {
  const name = names.interruptions[kind]
  const says = say(
    (language) =>
      `${language === 'tr' ? 'Kesilme' : 'Interrupted'}: ${name?.[language] ?? ''}, ${writeDay(day, language)}`,
  )
  return {
    says,
    ...(runsTo && { result: sayWeekday(runsTo) }),
    cites: [...(name ? [cite(name.law, name.article)] : []), ...(anew ? [cite('TCK', anew)] : [])],
  }
}

function capSteps({ ran, capMonths }: StepFacts): Step[] {
  if (capMonths === undefined || ran.capDay === undefined) return []
  const says = say((language) =>
    language === 'tr'
      ? `Kesilmeyle en çok yarısı kadar uzar: baştan ${writeLength(lengthOf(capMonths), 'tr')}`
      : `Interruptions extend it by half at most: ${writeLength(lengthOf(capMonths), 'en')} from the start`,
  )
  return [{ says, result: sayWeekday(ran.capDay), cites: [cite('TCK', '67/4')] }]
}
