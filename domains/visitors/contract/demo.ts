/** Rows of the search's demonstration, for holders of its key. */
import { defineRows } from '@mizan/platform/contract'
import { Feedback, researchAudit } from '@mizan/research/contract'
import { GeneratedSearch } from '@mizan/research/schemas'
import { z } from 'zod'
import { VisitorDecision, VisitorPage, VisitorSearch, VisitorStory } from '../schemas.ts'
import { byCountry, CaseId, DemoKey, searchErrors, searchPrice, storyErrors, storyPrice } from './shared.ts'

const group = 'search-demo'
const withKey = { session: 'secretKey', keyOf: 'demo' } as const
const sampleKey = { secretKey: 'sample' }

export const demoRows = defineRows({
  'demo.generate': {
    method: 'POST',
    asks: true,
    path: '/demo/{secretKey}/search/generate',
    group,
    access: { ...withKey, feature: byCountry, besides: { feature: 'searchQueryGeneration' } },
    summary: 'Makes a search string of what is told in plain words, in the demonstration',
    params: DemoKey,
    body: VisitorStory,
    price: storyPrice,
    answer: GeneratedSearch,
    errors: ['access.wrong_key', ...storyErrors],
    sample: {
      params: sampleKey,
      body: {
        input: 'Kiracı kira bedelini ödemiyor, ev sahibi tahliye ve kira bedelinin tespitini istiyor.',
      },
    },
  },
  'demo.search': {
    method: 'POST',
    asks: true,
    path: '/demo/{secretKey}/basic-search',
    group,
    access: { ...withKey, feature: byCountry },
    summary: 'Finds the five best decisions in the demonstration',
    params: DemoKey,
    body: VisitorSearch,
    price: searchPrice,
    answer: VisitorPage,
    errors: ['access.wrong_key', ...searchErrors],
    sample: { params: sampleKey, body: { query: 'kira tespit', searchCountry: 'turkey' } },
  },
  'demo.decisionOfTurkey': {
    method: 'GET',
    path: '/demo/{secretKey}/case/turkey/{caseId}',
    group,
    access: { ...withKey, feature: 'searchTr' },
    summary: 'Reads the beginning of a decision of Turkey in the demonstration',
    params: DemoKey.extend(CaseId.shape),
    price: 2,
    answer: VisitorDecision,
    errors: ['access.wrong_key', 'decision.not_found'],
    sample: { params: { ...sampleKey, caseId: 'sample' } },
  },
  'demo.decisionOfKktc': {
    method: 'GET',
    path: '/demo/{secretKey}/case/kktc/{caseId}',
    group,
    access: { ...withKey, feature: 'searchCy' },
    summary: 'Reads the beginning of a decision of the KKTC in the demonstration',
    params: DemoKey.extend(CaseId.shape),
    price: 2,
    answer: VisitorDecision,
    errors: ['access.wrong_key', 'decision.not_found'],
    sample: { params: { ...sampleKey, caseId: 'sample' } },
  },
  'demo.feedback': {
    method: 'POST',
    path: '/demo/{secretKey}/user/feedback',
    group,
    access: { ...withKey, limit: { calls: 20, seconds: 60 } },
    summary: 'Keeps a remark on a result of the demonstration',
    params: DemoKey,
    body: Feedback,
    answer: z.object({ kept: z.literal(true) }),
    errors: ['access.wrong_key', 'feedback.target_not_found'],
    fails: { tr: 'Görüşünüz gönderilemedi.', en: 'Failed to send your feedback.' },
    audit: researchAudit['research.feedback_given'],
    sample: { params: sampleKey, body: { verdict: 'helpful', text: 'Aradığım karar buydu.' } },
  },
})
