/** A time limit as a sheet, with an explanation for the client. */
import type { TimeLimitAnswer, TimeLimitInput } from '../../schemas/time-limit.ts'
import type { Line, Sheet } from '../calculator.ts'
import { stepTable } from '../step-table.ts'
import { type Language, writeCited, writeDay, writeWeekday } from '../writing.ts'
import { fullNameOf, nameOf, writePeriod } from './words.ts'

const words = {
  tr: {
    title: 'Süre hesaplama',
    own: 'Kendi kuralım',
    act: 'İşlem',
    article: 'Dayanak',
    length: 'Süre',
    back: 'geriye',
    service: 'Tebliğ şekli',
    date: 'Tarih',
    lastDay: 'son gün',
    counted: 'tatil ve adli tatile bakılmadan',
    heard: 'Adli tatilde görülen iş',
    yes: 'evet',
    ways: {
      direct: 'Elden, posta ya da başka başlangıç',
      electronic: 'Elektronik tebligat (adrese ulaştığı gün)',
      door: 'Kapıya yapıştırma (TebK m. 21)',
      announcement: 'İlan (son ilan günü)',
      hearing: 'Duruşmada tefhim',
    },
  },
  en: {
    title: 'Time limit',
    own: 'A rule of my own',
    act: 'Act',
    article: 'Article',
    length: 'Length',
    back: 'counted back',
    service: 'Way of service',
    date: 'Date',
    lastDay: 'last day',
    counted: 'before holidays and the court recess',
    heard: 'Heard during the recess',
    yes: 'yes',
    ways: {
      direct: 'By hand, by post, or another start',
      electronic: 'Electronic (the day it reached the address)',
      door: 'Note on the door (law 7201, article 21)',
      announcement: 'Announcement (the day of the last one)',
      hearing: 'Pronounced in court',
    },
  },
} as const

export const wayName = (way: TimeLimitInput['service'], language: Language): string =>
  words[language].ways[way]

export function timeLimitSheet(input: TimeLimitInput, answer: TimeLimitAnswer, language: Language): Sheet {
  return {
    title: words[language].title,
    inputs: inputsOf(input, answer, language),
    results: resultsOf(answer, language),
    explanation: explanationOf(answer, language),
    tables: [stepTable(answer.steps, language)],
    hasSteps: true,
  }
}

function inputsOf(
  { own, service, date, heardInRecess }: TimeLimitInput,
  { limit }: TimeLimitAnswer,
  language: Language,
): Line[] {
  const said = words[language]
  const length = limit ?? own
  const back = own?.direction === 'back' || limit?.counting.includes('back') ? ` ${said.back}` : ''
  return [
    { label: said.act, value: limit ? fullNameOf(limit, language) : said.own },
    ...(limit ? [{ label: said.article, value: writeCited(limit, language) }] : []),
    ...(length ? [{ label: said.length, value: writePeriod(length, language) + back }] : []),
    { label: said.service, value: wayName(service, language) },
    { label: said.date, value: writeWeekday(date, language) },
    ...(heardInRecess ? [{ label: said.heard, value: said.yes }] : []),
  ]
}

function resultsOf({ lastDay, countedDay }: TimeLimitAnswer, language: Language): Line[] {
  const said = words[language]
  return [
    { label: said.lastDay, value: writeWeekday(lastDay, language) },
    ...(countedDay === lastDay ? [] : [{ label: said.counted, value: writeWeekday(countedDay, language) }]),
  ]
}

function explanationOf(
  { limit, startDay, countedDay, lastDay }: TimeLimitAnswer,
  language: Language,
): string {
  const [start, counted, last] = [startDay, countedDay, lastDay].map((day) => writeDay(day, language))
  const moved = countedDay !== lastDay
  if (language === 'tr')
    return `${limit ? `${limit.name} için süre` : 'Süre'} ${start} gününden hesaplandı. ${moved ? `Takvime göre ${counted} gününde bitiyordu; tatiller ya da adli tatil nedeniyle son gün ${last} oldu.` : `Son gün ${last}.`} İşlemi son güne bırakmadan yapacağız.`
  return `The time ${limit ? `for “${nameOf(limit, language)}” ` : ''}was counted from ${start}. ${moved ? `By the calendar it ended on ${counted}; holidays or the court recess make ${last} the last day.` : `The last day is ${last}.`} We will act before it.`
}
