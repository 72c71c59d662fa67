import { sentenceFields } from '../../data/forms/sentence.ts'
import { sentenceTitle } from '../../data/titles.ts'
import type { SentenceAnswer, SentenceInput } from '../../schemas/sentence.ts'
import type { Calculator, Line } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { stepTable } from '../step-table.ts'
import { type Language, writeDay, writeWeekday } from '../writing.ts'
import { calculateSentence } from './calculate.ts'
import { writeTerm } from './length.ts'

const names = {
  release: { tr: 'koşullu salıverilme, en erken', en: 'conditional release, at the earliest' },
  probation: { tr: 'denetimli serbestlik, en erken', en: 'probation, at the earliest' },
  required: { tr: 'kurumda geçirilecek süre', en: 'time in prison' },
  end: { tr: 'hak ederek tahliye', en: 'end of the term' },
  supervised: { tr: 'denetim süresinin sonu', en: 'end of the supervision' },
} as const

export const sentence: Calculator<SentenceInput, SentenceAnswer> = {
  calculate: calculateSentence,
  sheet: (input, answer, language) => ({
    title: sentenceTitle[language],
    inputs: linesOf(sentenceFields, input, language),
    results: resultsOf(answer, language),
    explanation: explanationOf(answer, language),
    tables: [stepTable(answer.steps, language)],
    hasSteps: true,
  }),
}

function resultsOf(answer: SentenceAnswer, language: Language): Line[] {
  const line = (name: keyof typeof names, day: string | null): Line[] =>
    day === null ? [] : [{ label: names[name][language], value: writeWeekday(day, language) }]
  return [
    ...line('release', answer.releaseDay),
    ...line('probation', answer.probationDay),
    ...line('end', answer.endDay),
    ...line('supervised', answer.supervisedUntil),
    { label: names.required[language], value: writeTerm(answer.required, language) },
  ]
}

function explanationOf({ releaseDay, probationDay, endDay }: SentenceAnswer, language: Language): string {
  const [release, probation, end] = [releaseDay, probationDay, endDay].map((day) =>
    day ? writeDay(day, language) : '',
  )
  if (language === 'tr')
    return `Süreye göre koşullu salıverilme en erken ${release} günü olabilir.${probation && ` Şartları varsa kalan süre ${probation} gününden itibaren denetimli serbestlikle geçirilebilir.`}${end && ` Cezanın tamamı ${end} günü biter.`} İyi hâl ve infaz hâkiminin kararı gerekir; kesin günler müddetnamededir.`
  return `By time alone, conditional release is possible on ${release} at the earliest.${probation && ` If its conditions are met, the rest may be spent on probation from ${probation} on.`}${end && ` The whole term ends on ${end}.`} Good conduct and a decision of the execution judge are needed; the binding days are in the certificate of time.`
}
