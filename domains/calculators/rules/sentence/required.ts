/** The time that must be spent in prison before a conditional release (law 5275, articles 107 and 108). */
import {
  heavier,
  law7550,
  type Regime,
  regimeOf,
  type Share,
  sentenceKindNames,
  threeQuarters,
  twoThirds,
} from '../../data/sentence.ts'
import type { Step } from '../../schemas/answer.ts'
import type { SentenceInput } from '../../schemas/sentence.ts'
import { cite } from '../cite.ts'
import { Refusal } from '../refusal.ts'
import { type BilingualText, say } from '../writing.ts'
import { isLonger, isNothing, ofYears, shareOfTerm, sumOfTerms, type Term, writeTerm } from './length.ts'

export interface Required {
  /** The term of the sentence; undefined for life. */
  term: Term | undefined
  length: Term
  steps: Step[]
}

export const sayTerm = (length: Term): BilingualText => say((language) => writeTerm(length, language))

/** @throws Refusal if the text does not name one amount */
export function requiredOf(input: SentenceInput): Required {
  const regime = regimeOf(input.group)
  const { kind, years, months, days } = input
  if (kind !== 'term') return withRecidivism(input, regime, ofLife(input, regime, kind))
  const term = { years, months, days }
  requireTerm(term)
  const { share } = regime
  if (!share) throw new Refusal('sentence.life_only')
  const steps: Step[] = [
    { says: sentenceKindNames.term, result: sayTerm(term) },
    {
      says: say((language) => `${regime[language]}: ${share.join('/')}`),
      result: sayTerm(shareOfTerm(term, share)),
      cites: [cite(regime.law, regime.article)],
    },
  ]
  return withRecidivism(input, regime, { term, length: shareOfTerm(term, share), steps })
}

function requireTerm(term: Term): void {
  if (isNothing(term)) throw new Refusal('sentence.no_term')
  if (isLonger(term, ofYears(30))) throw new Refusal('sentence.several')
}

function ofLife(
  { section16, group }: SentenceInput,
  regime: Regime,
  kind: 'life' | 'aggravatedLife',
): Required {
  if (regime.of === 'children') throw new Refusal('sentence.children_no_life')
  if (kind === 'aggravatedLife' && group === 'terror') throw new Refusal('sentence.terror_life')
  const mayBeExcluded = kind === 'aggravatedLife' && group === 'organised'
  if (mayBeExcluded && section16 === 'ask') throw new Refusal('sentence.section16')
  if (mayBeExcluded && section16 === 'inside') throw new Refusal('sentence.no_release')
  const length = ofYears(regime.years[kind])
  const step: Step = {
    says: say((language) => `${sentenceKindNames[kind][language]}, ${regime[language]}`),
    result: sayTerm(length),
    cites: [
      ...(regime.law === 'TMK' ? [cite('TMK', regime.article)] : []),
      cite('CGTİHK', regime.lifeArticle),
    ],
  }
  return { term: undefined, length, steps: [step] }
}

/** Recidivism adds no more than the heaviest earlier sentence; for a second recidivism there is no such limit. */
function withRecidivism(input: SentenceInput, regime: Regime, plain: Required): Required {
  if (input.recidivism === 'none') return plain
  const isSecond = input.recidivism === 'second'
  if (isSecond && input.crimeDate <= law7550) throw new Refusal('sentence.second_recidivism')
  const full = fullLength(input, regime, plain.term)
  if (!isLonger(full, plain.length)) return plain
  const step = { says: recidivist[isSecond ? 'second' : 'first'], result: sayTerm(full) }
  const article = input.kind === 'term' ? '108/1-d' : input.kind === 'life' ? '108/1-b' : '108/1-a'
  if (isSecond)
    return { ...plain, length: full, steps: [...plain.steps, { ...step, cites: [cite('CGTİHK', '108/3')] }] }
  const steps = [...plain.steps, { ...step, cites: [cite('CGTİHK', article)] }]
  const most = sumOfTerms(plain.length, earlierSentence(input))
  if (!isLonger(full, most)) return { ...plain, length: full, steps }
  const limited = { says: notMore, result: sayTerm(most), cites: [cite('CGTİHK', '108/2')] }
  return { ...plain, length: most, steps: [...steps, limited] }
}

const recidivist = {
  first: { tr: 'Tekerrür', en: 'Recidivism' },
  second: { tr: 'İkinci defa tekerrür', en: 'Second recidivism' },
} as const
const notMore: BilingualText = {
  tr: 'Eklenen, tekerrüre esas cezadan fazla olamaz',
  en: 'What is added is no more than the earlier sentence',
}

function fullLength({ kind, recidivism }: SentenceInput, { share }: Regime, term: Term | undefined): Term {
  if (kind !== 'term' || !term) return ofYears(heavier.years[kind === 'life' ? 'life' : 'aggravatedLife'])
  const own: Share = share ?? twoThirds
  const usual = recidivism === 'second' ? threeQuarters : twoThirds
  return shareOfTerm(term, own[0] * usual[1] > usual[0] * own[1] ? own : usual)
}

function earlierSentence({ earlierYears, earlierMonths, earlierDays }: SentenceInput): Term {
  const earlier = { years: earlierYears, months: earlierMonths, days: earlierDays }
  if (isNothing(earlier)) throw new Refusal('sentence.earlier_missing')
  return earlier
}
