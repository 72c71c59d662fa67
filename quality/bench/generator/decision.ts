/** Makes an invented decision of about 3 KB from a model; any number of them, in any order. */
import type { Bench, Law, Model } from './model.ts'
import { drawWeighted, type Random, randomFrom } from './random.ts'

export interface GeneratedDecision extends Bench {
  caseNumber: string
  decisionNumber: string
  decisionDate?: string
  subject: string
  relatedLaws: Law[]
  text: string
  source: string
  sourceId: string
}

const WORDS_PER_DECISION = 330
/** Real texts from which one decision is made: with many, every common word would be in every decision. */
const SOURCES = 3
const SYLLABLES = [
  'ka',
  'ra',
  'ba',
  'li',
  'de',
  'mi',
  'san',
  'tur',
  'gö',
  'nül',
  'çe',
  'lik',
  'öz',
  'yıl',
  'dı',
  'rım',
  'şa',
]

/**
 * The date and the numbers follow the order of the index only loosely, as in a collection that grew from many
 * sources.
 */
export function decisionAt(model: Model, seed: number, index: number): GeneratedDecision {
  const random = randomFrom(seed, index)
  const bench = model.benches[drawWeighted(random, model.benchWeights)] as Bench
  const year = 2026 - Math.floor(24 * random.next() ** 1.6)
  const decisionDate = random.below(100) === 0 ? undefined : dateIn(random, year)
  const caseNumber = `${year - random.below(3)}/${1 + random.below(48_000)}`
  const decisionNumber = `${year}/${1 + random.below(48_000)}`
  const relatedLaws = Array.from({ length: random.below(4) }, () => drawLaw(model, random))
  const subject = model.subjects[random.below(model.subjects.length)] as string
  return {
    ...bench,
    caseNumber,
    decisionNumber,
    ...(decisionDate && { decisionDate }),
    subject,
    relatedLaws,
    text: textOf(model, random, { bench, caseNumber, decisionNumber, subject, relatedLaws }),
    source: 'generated',
    sourceId: `g${index}`,
  }
}

function drawLaw(model: Model, random: Random): Law {
  return model.laws[drawWeighted(random, model.lawWeights)] as Law
}

function dateIn(random: Random, year: number): string {
  const month = String(1 + random.below(12)).padStart(2, '0')
  return `${year}-${month}-${String(1 + random.below(28)).padStart(2, '0')}`
}

interface Header {
  bench: Bench
  caseNumber: string
  decisionNumber: string
  subject: string
  relatedLaws: Law[]
}

function textOf(model: Model, random: Random, header: Header): string {
  const parts = [
    `${header.bench.chamber ?? header.bench.court} ${header.caseNumber} E. , ${header.decisionNumber} K.\n`,
  ]
  parts.push(`KONU : ${header.subject}\n`)
  const citations = header.relatedLaws.map(citationOf)
  const length = Math.floor(WORDS_PER_DECISION * (0.6 + 0.8 * random.next()))
  const sources = Array.from({ length: SOURCES }, () => random.below(model.starts.length - 1))
  let written = 0
  while (written < length) {
    written += pushRun(model, random, sources, parts)
    if (random.below(12) === 0) parts.push(`${nameOf(random)} `)
    if (random.below(14) === 0) parts.push(`${amountOf(random)} TL `)
    if (random.below(10) === 0) parts.push(citations.pop() ?? '')
    if (random.below(40) === 0) parts.push(decisionCitation(model, random))
    if (random.below(7) === 0) parts.push('\n')
  }
  parts.push(...citations)
  return parts.join('')
}

/** A run of 4-15 words as they appear in one of the texts from which this decision is made. */
function pushRun(model: Model, random: Random, sources: readonly number[], parts: string[]): number {
  const source = sources[random.below(sources.length)] as number
  const first = model.starts[source] as number
  const end = model.starts[source + 1] as number
  const start = first + random.below(Math.max(1, end - first - 4))
  const stop = Math.min(end, start + 4 + random.below(12))
  for (let i = start; i < stop; i++) parts.push(model.words[model.text[i] as number] as string, ' ')
  return stop - start + 1
}

function citationOf(law: Law): string {
  return law.articleNo
    ? `${law.lawNumber} sayılı Kanun'un ${law.articleNo}. maddesi uyarınca `
    : `${law.lawNumber} sayılı Kanun gereğince `
}

function decisionCitation(model: Model, random: Random): string {
  const bench = model.benches[drawWeighted(random, model.benchWeights)] as Bench
  const year = 2003 + random.below(23)
  const numbers = `${year}/${1 + random.below(48_000)} E., ${year + 1}/${1 + random.below(48_000)} K.`
  return `(${[bench.court, bench.chamber].filter(Boolean).join(' ')}, ${numbers}) `
}

/** A name has two to four syllables: as in real texts, new names keep appearing while a collection grows. */
function nameOf(random: Random): string {
  let name = ''
  for (let i = 2 + random.below(3); i > 0; i--) name += SYLLABLES[random.below(SYLLABLES.length)]
  return name.charAt(0).toLocaleUpperCase('tr') + name.slice(1)
}

function amountOf(random: Random): string {
  return `${1 + random.below(999)}.${String(random.below(1000)).padStart(3, '0')},${String(random.below(100)).padStart(2, '0')}`
}
