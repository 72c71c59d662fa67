/** Tests of the screen of the assistant: asking, stopping, failures, refusals, and shared conversations. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { documentErrors } from '@mizan/documents/contract'
import { AppError } from '@mizan/platform/contract'
import { SignedIn, screensOf, until } from '@mizan/platform/ui/testing'
import { researchErrors, researchRows } from '@mizan/research/contract'
import { assistantErrors, assistantRows } from '../../contract.ts'
import type { Answer, Conversation } from '../../schemas.ts'
import { readAssistantAddress } from '../address.ts'
import { answer, article, conversation, sentence, support } from '../testing/answers.ts'
import { Assistant } from './Assistant.tsx'

const rows = {
  'cases.read': caseRows['cases.read'],
  'laws.chunk': researchRows['laws.chunk'],
  ...assistantRows,
}
const errors = { ...caseErrors, ...documentErrors, ...researchErrors, ...assistantErrors }
const show = screensOf({ rows, errors })
const page = (
  <SignedIn>
    <Assistant />
  </SignedIn>
)

const listed = (...items: Conversation[]) => ({ items, total: items.length, pageIndex: 0, pageSize: 20 })
const asked = { address: '/rag', readAddress: readAssistantAddress }
const question = 'Kira tespit davası ne zaman açılır?'

/** The events of an answer, as far as the test releases them. */
async function* answered(given: Answer, isHeld: Promise<void> = Promise.resolve()) {
  yield { name: 'stage', data: { stage: 'writing' } } as const
  for (const [index, one] of given.sentences.entries())
    yield { name: 'sentence', data: { index, sentence: one } } as const
  await isHeld
  return given
}

const kept = (answers: Answer[], more: Partial<Conversation> = {}) => ({
  conversation: conversation(more),
  answers,
})

const box = () => document.querySelector('textarea') as HTMLTextAreaElement
const pressEnter = (shiftKey = false) =>
  box().dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true }),
  )
const told = () => document.querySelector('p[role="status"]')?.textContent

test('Enter asks, the stage and each sentence are shown as they come, and then the address is that of the conversation', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = await show(t, page, {
    ...asked,
    answers: {
      'assistant.conversations': () => listed(),
      'assistant.ask': () => answered(answer(), promise),
      'assistant.conversation': () => kept([answer()]),
    },
  })
  await screen.shows('Ne bilmek istiyorsunuz?')
  await screen.type('Sorunuz', question)
  pressEnter(true)
  assert.deepEqual(screen.sent().filter(Boolean), [])
  pressEnter()
  await screen.shows('Dava her zaman açılabilir.')
  await until(() => assert.equal(told(), 'Yazılıyor'))
  assert.equal(box().value, question)
  assert.equal(box().readOnly, true)
  assert.equal(document.querySelector<HTMLButtonElement>('button[aria-label="Kaynak 1"]')?.disabled, true)
  resolve()
  await screen.shows('2 cümlenin 2’si kaynağında doğrulandı')
  await until(() => assert.equal(screen.address(), '/rag?conversation=conversation-1'))
  assert.deepEqual(screen.sent().filter(Boolean), [{ message: question, searchCountry: 'turkey' }])
  assert.equal(told(), 'Yanıt hazır: 2 cümle, 2 kaynak.')
  assert.equal(box().value, '')
  assert.equal(localStorage.getItem('assistantDrafts'), null)
  assert.equal(document.activeElement?.textContent, question)
})

test('a question that comes in the address goes into the box, and out of the address', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    address: `/rag?${new URLSearchParams({ question })}`,
    answers: { 'assistant.conversations': () => listed() },
  })
  await screen.holds('Sorunuz', question)
  await until(() => assert.equal(screen.address(), '/rag'))
  assert.deepEqual(screen.sent().filter(Boolean), [])
})

test('a stopped question stays in the box, even until the next visit', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    answers: {
      'assistant.conversations': () => listed(),
      'assistant.ask': () => answered(answer(), new Promise(() => {})),
    },
  })
  await screen.press(question)
  await screen.shows('Dava her zaman açılabilir.')
  await screen.press('Durdur')
  await until(() => assert.equal(told(), 'Durduruldu. Sorunuz kutuda duruyor.'))
  await screen.holds('Sorunuz', question)
  await until(() => assert.equal(document.activeElement?.tagName, 'TEXTAREA'))
  assert.doesNotMatch(document.body.textContent ?? '', /Dava her zaman/)
  assert.match(localStorage.getItem('assistantDrafts') ?? '', /Kira tespit/)
})

test('a question that fails stays in the box, beside the reason', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    answers: {
      'assistant.conversations': () => listed(),
      // biome-ignore lint/correctness/useYield: it is refused before any event
      'assistant.ask': async function* () {
        throw new AppError('assistant.too_many_conversations', { values: { most: '1000' } })
      },
    },
  })
  await screen.press(question)
  await screen.shows(/sohbetiniz olabilir/)
  await screen.holds('Sorunuz', question)
  assert.equal(box().readOnly, false)
})

test('a full conversation offers a new one with the question already in its box', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=conversation-1',
    answers: {
      'assistant.conversations': () => listed(conversation()),
      'assistant.conversation': () => kept([answer()]),
      // biome-ignore lint/correctness/useYield: it is refused before any event
      'assistant.ask': async function* () {
        throw new AppError('assistant.conversation_full', { values: { most: '100' } })
      },
    },
  })
  await screen.shows('Dava her zaman açılabilir.')
  await screen.type('Sorunuz', 'Peki süresi?')
  pressEnter()
  await screen.press('Yeni sohbet')
  await until(() => assert.equal(screen.address(), '/rag'))
  await screen.holds('Sorunuz', 'Peki süresi?')
})

test('a story that is too long is not asked, its length is shown, and nothing of it is cut off', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    answers: { 'assistant.conversations': () => listed() },
  })
  await screen.type('Sorunuz', 'a'.repeat(3_700))
  await screen.shows('300 karakter kaldı')
  await screen.type('Sorunuz', 'a'.repeat(4_012))
  await screen.shows('12 karakter fazla; kısaltın')
  pressEnter()
  assert.equal(box().value.length, 4_012)
  assert.deepEqual(screen.sent().filter(Boolean), [])
})

for (const [refusal, said] of [
  ['nothing_found', 'Dayanak bulunamadı; tahmin yürütülmez.'],
  ['not_held', 'Veri tabanında olmayan metin: 9999 sayılı Kanun.'],
  ['case_silent', 'Bu davanın belgelerinde ve kayıtlarında bu sorunun yanıtı yok; tahmin yürütülmez.'],
  ['not_legal', 'Bu soru bir hukuk sorusu gibi görünmüyor; tahmin yürütülmez.'],
  ['too_vague', 'Soru, dayanak aranamayacak kadar genel.'],
] as const)
  test(`without an answer the reason is shown (${refusal}), with a link to the search and to another question`, async (t) => {
    const refused = answer({
      ...{ isRefused: true, refusal, sentences: [], sources: [], notHeld: ['9999 sayılı Kanun'] },
    })
    const screen = await show(t, page, {
      ...asked,
      address: '/rag?conversation=conversation-1',
      answers: {
        'assistant.conversations': () => listed(conversation()),
        'assistant.conversation': () => kept([refused]),
      },
    })
    await screen.shows(said)
    const search = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Aramada dene')
    assert.equal(new URL(search?.href ?? '').searchParams.get('q'), question)
    assert.doesNotMatch(document.body.textContent ?? '', /doğrulandı|aynen alındı/)
    await screen.press('Soruyu değiştir')
    await screen.holds('Sorunuz', question)
  })

test('a question in English that found nothing gets the hint that the texts are Turkish', async (t) => {
  const asking = 'How long does a tenant have to appeal an eviction order?'
  const refused = answer({
    ...{ question: asking, isRefused: true, refusal: 'not_legal' as const },
    ...{ sentences: [], sources: [] },
  })
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=conversation-1',
    answers: {
      'assistant.conversations': () => listed(conversation()),
      'assistant.conversation': () => kept([refused]),
    },
  })
  await screen.shows('Soru Türkçe değil; kararların ve kanunların metinleri Türkçedir.')
  assert.doesNotMatch(document.body.textContent ?? '', /hukuk sorusu gibi görünmüyor/)
})

test('a sentence that could not be proven is marked in words, and removed sentences are counted', async (t) => {
  const sentences = [
    sentence('Dava her zaman açılabilir.', article),
    sentence('Süre yoktur.', article, { isVerified: false }),
  ]
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=conversation-1',
    answers: {
      'assistant.conversations': () => listed(conversation()),
      'assistant.conversation': () =>
        kept([answer({ sentences, sources: [article], removed: 1, way: 'model' })]),
    },
  })
  await screen.shows('2 cümlenin 1’i kaynağında doğrulandı')
  await screen.shows('1 cümle dayanaksız olduğu için çıkarıldı.')
  const marked = [...document.querySelectorAll('[data-unverified]')].map(({ textContent }) => textContent)
  assert.equal(marked.length, 1)
  assert.match(marked[0] ?? '', /^Süre yoktur\.Doğrulanamadı\. Bu cümle alıntısından fazlasını söylüyor/)
  assert.doesNotMatch(document.body.textContent ?? '', /aynen alındı/)
})

test('a shared conversation of a colleague is read, and continued in a conversation of one’s own', async (t) => {
  const theirs = { isOwn: false, isShared: true, author: 'Ayşe Kaya', caseId: 'case-1' }
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=conversation-1',
    answers: {
      'assistant.conversations': () => listed(conversation(theirs)),
      'assistant.conversation': () => kept([answer()], theirs),
      'cases.read': () => {
        throw new AppError('case.not_found')
      },
    },
  })
  await screen.shows('Ayşe Kaya paylaştı. Okuyabilirsiniz; sorular ona aittir.')
  assert.equal(document.querySelector('textarea'), null)
  screen.lacks('button', 'Paylaş')
  screen.lacks('button', /Sohbetin adı/)
  await screen.press('Kendi sohbetinizde sürdürün')
  await until(() => assert.equal(screen.address(), '/rag?case=case-1'))
  await screen.holds('Sorunuz', question)
})

test('a question from a case is asked about that case, and locked documents are mentioned', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?case=case-1',
    answers: {
      'assistant.conversations': () => listed(),
      'cases.read': () => {
        throw new AppError('case.not_found')
      },
      // biome-ignore lint/correctness/useYield: it is refused before any event
      'assistant.ask': async function* () {
        throw new AppError('document.keys_locked')
      },
    },
  })
  await screen.shows(/Bu dava hakkında soru sorulamıyor/)
  await screen.press('Sözleşmede fesih şartları neler?')
  await screen.shows(/belgeleri ve ses kayıtları kilitli/)
  assert.deepEqual(screen.sent().filter(Boolean), [
    { message: 'Sözleşmede fesih şartları neler?', searchCountry: 'turkey', caseId: 'case-1' },
  ])
})

test('a conversation that is gone says so and offers a new one', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=gone',
    answers: {
      'assistant.conversations': () => listed(),
      'assistant.conversation': () => {
        throw new AppError('assistant.conversation_not_found')
      },
    },
  })
  await screen.shows('Sohbet bulunamadı')
  assert.equal(document.querySelector('textarea'), null)
})

test('an office that may only read cannot ask', async (t) => {
  const reading = (
    <SignedIn readOnly>
      <Assistant />
    </SignedIn>
  )
  const screen = await show(t, reading, { ...asked, answers: { 'assistant.conversations': () => listed() } })
  await screen.type('Sorunuz', question)
  pressEnter()
  const submit = document.querySelector<HTMLButtonElement>('button[type="submit"]')
  assert.equal(submit?.disabled, true)
  assert.notEqual(submit?.title, '')
  assert.deepEqual(screen.sent().filter(Boolean), [])
})

test('both countries are shown side by side, each cell with its source or without one', async (t) => {
  const cell = { text: 'Sulh hukuk mahkemesi.', supports: [support(article, 'Sulh hukuk mahkemesi.')] }
  const compared = answer({
    searchCountry: 'both',
    sentences: [sentence('Dava her zaman açılabilir.', article)],
    sources: [article],
    comparison: [{ topic: 'answer', turkey: cell, kktc: null }],
  })
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=conversation-1',
    answers: {
      'assistant.conversations': () => listed(conversation()),
      'assistant.conversation': () => kept([compared]),
    },
  })
  await screen.shows('Bu ülkenin metinlerinde dayanak bulunamadı.')
  const cells = [...document.querySelectorAll('table td')].map(({ textContent }) =>
    textContent?.replace('\u00a0', ' '),
  )
  assert.deepEqual(cells, ['Sulh hukuk mahkemesi. 1', 'kaynak yok'])
  assert.equal(document.querySelector('table td button')?.getAttribute('aria-label'), 'Kaynak 1, TBK 345')
})

test('an answer that cannot be downloaded says why, and a refusal offers no download', async (t) => {
  const types: unknown[] = []
  const refused = answer({
    answerId: 'answer-2',
    isRefused: true,
    refusal: 'too_vague',
    sentences: [],
    sources: [],
  })
  const screen = await show(t, page, {
    ...asked,
    address: '/rag?conversation=conversation-1',
    answers: {
      'assistant.conversations': () => listed(conversation()),
      'assistant.conversation': () => kept([answer(), refused]),
      'assistant.answerFile': ({ params, query }) => {
        types.push([params.answerId, query.type])
        throw new AppError('document.keys_locked')
      },
    },
  })
  await screen.shows('Soru, dayanak aranamayacak kadar genel.')
  await screen.press('Dışa aktar')
  assert.equal(
    [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Dışa aktar').length,
    1,
  )
  await screen.press('UYAP (UDF)')
  await screen.shows(/belgeleri ve ses kayıtları kilitli/)
  assert.deepEqual(types, [['answer-1', 'udf']])
})

test('while the assistant is in maintenance the screen says so and shows no box', async (t) => {
  const screen = await show(t, page, {
    ...asked,
    answers: {
      'assistant.conversations': () => {
        throw new AppError('feature.maintenance')
      },
    },
  })
  await screen.shows('Asistan bakımda')
  assert.equal(document.querySelector('textarea'), null)
})
