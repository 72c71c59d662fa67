import { defineRows } from '@mizan/platform/contract'
import { type RefusalCode, refusals } from '../data/refusals.ts'
import { SentenceAnswer, SentenceInput } from '../schemas/sentence.ts'
import { calculating, group } from './access.ts'

const own = (Object.keys(refusals) as RefusalCode[]).filter((code) => code.startsWith('sentence.'))

export const sentenceRows = defineRows({
  'calculators.sentence': {
    method: 'POST',
    path: '/calculators/sentence',
    group,
    access: calculating,
    asks: true,
    summary: 'When a convict may be released on condition, when probation may begin, and when the term ends',
    body: SentenceInput,
    answer: SentenceAnswer,
    errors: [...own, 'limits.too_far'],
    sample: { body: { years: 5, crimeDate: '2025-09-01', date: '2026-03-02' } },
  },
})
