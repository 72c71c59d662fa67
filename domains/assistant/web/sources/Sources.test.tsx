/** Tests of the sources of an answer: the highlighted words of a text, and the fallback if a text cannot be read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { researchErrors, researchRows } from '@mizan/research/contract'
import type { Decision, LawChunk } from '@mizan/research/schemas'
import { useState } from 'react'
import type { Answer, AnswerSource } from '../../schemas.ts'
import { answer, article, decision, sentence, support } from '../testing/answers.ts'
import { Sources } from './Sources.tsx'

const rows = {
  'laws.chunk': researchRows['laws.chunk'],
  'decisions.getTurkey': researchRows['decisions.getTurkey'],
  'decisions.getKktc': researchRows['decisions.getKktc'],
}
const show = screensOf({ rows, errors: researchErrors })

function Shown({ of, caseId = null }: { of: Answer; caseId?: string | null }) {
  const [at, setAt] = useState<number | null>(null)
  return <Sources answer={of} caseId={caseId} at={at} onOpen={setAt} />
}

const chunk = (text: string): LawChunk => ({
  law: {
    id: 'law-1',
    country: 'turkey',
    lawNumber: '6098',
    title: 'Türk Borçlar Kanunu',
    kind: 'kanun',
    acceptedOn: null,
    publishedOn: null,
    gazetteNumber: null,
    sourceUrl: null,
    source: 'test',
    articleCount: 1,
    abbreviation: 'TBK',
    summary: false,
    sample: false,
  },
  article: {
    id: 'article-345',
    articleNo: '345',
    heading: 'Dava açma süresi',
    appendix: false,
    repeal: null,
    text,
    links: [],
    hits: [],
    citedByCount: 0,
  },
  previous: null,
  next: null,
})

const paragraph = (no: number, text: string) => ({
  id: `decision-1-${no}`,
  no,
  text,
  links: [],
  hits: [],
  ...{ heading: null, number: null, level: null },
})

const read = (...texts: string[]): Decision => ({
  id: 'decision-1',
  country: 'turkey',
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: '2019/1234',
  decisionNumber: '2020/567',
  decisionDate: null,
  decisionYear: null,
  subject: null,
  headline: null,
  relatedLaws: [],
  citation: 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567',
  badge: 'Y. 3. HD',
  truncated: false,
  sample: false,
  caseYear: null,
  deliveryNumber: null,
  deliveryYear: null,
  sides: null,
  outcome: null,
  finality: null,
  keywords: [],
  documentId: null,
  externalId: null,
  publishedOn: null,
  source: 'test',
  sourceUrl: null,
  paragraphs: texts.map((text, at) => paragraph(at + 1, text)),
  hitCount: 0,
  citedByCount: 0,
  citedByCountIsLowerBound: false,
})

const lit = () => document.querySelector('mark')?.textContent
const fullText = () =>
  [...document.querySelectorAll('a')]
    .find((one) => one.textContent?.includes('Tam metni aç'))
    ?.getAttribute('href')
const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

const both = answer({
  sentences: [
    sentence('her zaman açılabilir', article, { supports: [support(article, 'her zaman açılabilir', 5)] }),
    sentence('Karar o dönemi bağlar.', decision),
  ],
})

test('a quote is highlighted in its article, and the keys j, k and Escape lead to the next quote, back, and to the list', async (t) => {
  const screen = await show(t, <Shown of={both} />, {
    answers: {
      'laws.chunk': () => chunk('Dava her zaman açılabilir. Ancak süreler saklıdır.'),
      'decisions.getTurkey': () => read('Davacı artış ister.', 'Karar o dönemi bağlar. Temyiz reddedilir.'),
    },
  })
  await screen.press('Okuyucuda aç: TBK 345')
  await until(() => assert.equal(lit(), 'her zaman açılabilir'))
  assert.equal(fullText(), '/search/lawsearch/turkey/law-1?article=article-345')
  await until(() => assert.match(document.activeElement?.textContent ?? '', /TBK 345$/))
  pressKey('j')
  await until(() => assert.equal(lit(), 'Karar o dönemi bağlar.'))
  await screen.shows('Davacı artış ister.')
  assert.equal(fullText(), '/search/case/turkey/decision-1#p-2')
  pressKey('j')
  await screen.shows('Alıntı 2 / 2')
  pressKey('k')
  await screen.shows('Alıntı 1 / 2')
  pressKey('Escape')
  await screen.press('Okuyucuda aç: TBK 345')
})

test('a decision of the KKTC is read as one of that country', async (t) => {
  const ofKktc: AnswerSource = { ...decision, country: 'kktc' }
  const one = answer({ sentences: [sentence('Karar o dönemi bağlar.', ofKktc)], sources: [ofKktc] })
  const screen = await show(t, <Shown of={one} />, {
    answers: {
      'decisions.getKktc': () => ({ ...read('Giriş.', 'Karar o dönemi bağlar.'), country: 'kktc' as const }),
    },
  })
  await screen.press(/^Okuyucuda aç: Yargıtay/)
  await until(() => assert.equal(lit(), 'Karar o dönemi bağlar.'))
  assert.equal(fullText(), '/search/case/kktc/decision-1#p-2')
})

test('nothing is highlighted in a text that has changed since, and a notice says so', async (t) => {
  const screen = await show(t, <Shown of={both} />, {
    answers: { 'laws.chunk': () => chunk('Dava bir yıl içinde açılır.') },
  })
  await screen.press('Okuyucuda aç: TBK 345')
  await screen.shows('Metin yanıttan sonra değişmiş; alıntı artık bu yerde yok.')
  assert.equal(lit(), undefined)
})

test('if a text no longer exists its quote is shown in its place', async (t) => {
  const screen = await show(t, <Shown of={both} />, {
    answers: {
      'laws.chunk': () => {
        throw new AppError('article.not_found')
      },
    },
  })
  await screen.press('Okuyucuda aç: TBK 345')
  await screen.shows('Bu metin artık veri tabanında yok. Yanıttaki alıntı:')
  await screen.shows('her zaman açılabilir')
})

test('an invented decision and a summary of a law are called so where they are read', async (t) => {
  const screen = await show(t, <Shown of={both} />, {
    answers: {
      'laws.chunk': () => {
        const { law, ...rest } = chunk('Dava her zaman açılabilir.')
        return { ...rest, law: { ...law, summary: true } }
      },
      'decisions.getTurkey': () => ({ ...read('Giriş.', 'Karar o dönemi bağlar.'), sample: true }),
    },
  })
  await screen.press('Okuyucuda aç: TBK 345')
  await screen.shows('Resmî metin değil, özettir.')
  pressKey('j')
  await screen.shows('Örnek karar: uydurmadır.')
})

test('a source that is a summary is marked once in the list, and its quotes are not', async (t) => {
  const summary: AnswerSource = { ...article, isSummary: true }
  const of = answer({ sentences: [sentence('her zaman açılabilir', summary)], sources: [summary] })
  const screen = await show(t, <Shown of={of} />, {})
  await screen.shows('Mevzuat · Türkiye · özet, resmî metin değil')
})

test('a page of a document is named, and the document opens in its case', async (t) => {
  const page: AnswerSource = {
    ...article,
    id: 's3',
    kind: 'document',
    country: null,
    title: 'Sözleşme.pdf',
    documentId: 'document-1',
  }
  const one = answer({
    sentences: [
      sentence('Fesih bildirimi yazılıdır.', page, {
        supports: [{ ...support(page, 'Fesih bildirimi yazılıdır.'), placeId: '4' }],
      }),
    ],
    sources: [page],
  })
  const screen = await show(t, <Shown of={one} caseId="case-1" />)
  await screen.press('Okuyucuda aç: Sözleşme.pdf, 4. sayfa')
  await screen.shows('Fesih bildirimi yazılıdır.')
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Belgeyi aç')
  assert.equal(link?.getAttribute('href'), '/case-management/case-1?tab=documents&item=document-1')
})
