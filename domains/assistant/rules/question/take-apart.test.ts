import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastSentence, takeApart } from './take-apart.ts'

const ask = (message: string, earlier: string[] = []) => takeApart(message, earlier, 'turkey')

test('greetings, thanks and polite requests are left out of the search', () => {
  const { text } = ask('Merhaba hocam, kira tespit davası ne zaman açılır? Şimdiden teşekkürler.')
  assert.equal(text, 'kira tespit davası ne zaman açılır?')
})

test('a message of politeness alone stays as it is', () => {
  assert.equal(ask('Merhaba').text, 'Merhaba')
})

test('content words are kept without question words, and legal words are kept separately', () => {
  const { words, terms } = ask('Ayşe Hanım kira sözleşmesini nasıl feshedebilir?')
  assert.ok(!words.includes('nasıl'))
  assert.ok(words.includes('Ayşe'))
  assert.deepEqual(terms.slice(0, 2), ['kira', 'sözleşmesini'])
})

test('articles, laws and decisions that are named are recognised', () => {
  const { articles, decisions } = ask(
    'TBK 344 ve Yargıtay 3. HD 2019/1234 E. 2020/567 K. sayılı karara göre artış nasıl olur?',
  )
  assert.deepEqual(articles, [{ country: 'turkey', lawNumber: '6098', articleNo: '344' }])
  const typed = ask('tck 188/3 cezası').articles
  assert.deepEqual(typed, [{ country: 'turkey', lawNumber: '5237', articleNo: '188', paragraph: '3' }])
  assert.deepEqual(decisions, [
    {
      court: 'Yargıtay',
      chamber: '3. Hukuk Dairesi',
      caseNumber: '2019/1234',
      decisionNumber: '2020/567',
      number: undefined,
    },
  ])
})

for (const [message, wanted] of [
  ['İtiraz süresi kaç gündür?', 'time'],
  ['Hakaretin cezası nedir?', 'penalty'],
  ['Kira sözleşmesi nedir?', 'definition'],
  ['Saklı pay oranı ne kadardır?', 'amount'],
  ['Boşanma davası hangi mahkemede açılır?', 'place'],
  ['Vasi kim tarafından atanır?', 'person'],
  ['Anlaşmalı boşanmanın şartları nelerdir?', 'conditions'],
  ['Kiracı evi devredebilir mi?', 'permission'],
  ['hakaret sucunun cezasi', 'penalty'],
  ['yillik izin kac gun', 'time'],
] as const)
  test(`"${message}" asks for ${wanted}`, () => {
    assert.equal(ask(message).wanted, wanted)
  })

test('the last sentence of a story is found, and a single sentence has none', () => {
  assert.equal(
    lastSentence('Kiracım ödemiyor. Evi boşaltmasını isteyebilir miyim?'),
    'Evi boşaltmasını isteyebilir miyim?',
  )
  assert.equal(lastSentence('Evi boşaltmasını isteyebilir miyim?'), null)
})

const asked = ask('kira artışı ne kadar')
for (const message of [
  '<img src=x onerror=alert(1)> kira artışı ne kadar',
  '<b>kira</b> artışı ne&nbsp;kadar',
  'kira\u0007 artışı \u200bne kadar',
  'kira artışı\n\n\tne kadar',
])
  test(`markup and control characters do not change the search: ${JSON.stringify(message)}`, () => {
    assert.deepEqual({ ...ask(message), message: '' }, { ...asked, message: '' })
  })

test('a law alone is too vague a question, whether it is named or numbered', () => {
  for (const message of ['HMK', '5237', '5237 sayılı'])
    assert.equal(ask(message).refusal, 'too_vague', message)
  assert.equal(ask('HMK tanık').refusal, null)
})

test('an article of Turkey asks about Turkey, whichever country was chosen', () => {
  const { country, articles } = takeApart('HMK 119', [], 'kktc')
  assert.deepEqual([country, articles[0]?.lawNumber, articles[0]?.articleNo], ['turkey', '6100', '119'])
})
