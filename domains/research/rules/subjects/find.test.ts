import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subjectTables } from '../../data/subjects/index.ts'
import { subjectsOf } from './find.ts'
import { readSubjects } from './table.ts'

const leading = (question: string) =>
  subjectsOf(question).map(({ lawNumber, articles }) => `${lawNumber}/${articles[0]}`)

test('a subject is found by the words of the field, in whatever form and spelling they are typed', () => {
  assert.deepEqual(leading('ödeme emrine itiraz süresi'), ['2004/62'])
  assert.deepEqual(leading('odeme emrine kac gun icinde itiraz edilir'), ['2004/62'])
  assert.deepEqual(leading('İşe iade davası ne kadar sürede açılır?'), ['4857/20'])
})

test('the more particular name decides between subjects', () => {
  assert.deepEqual(leading('ceza istinaf süresi'), ['5271/273'])
  assert.deepEqual(leading('istinaf süresi'), ['6100/345', '5271/273'])
})

test('words that stand far apart in a story name no subject', () => {
  const story =
    'Kira evinde oturan amcam geçen yıl işten ayrıldı, sonra köye döndü, orada tarla alıp sattı ve gelirinde artış oldu.'
  assert.ok(!leading(story).includes('6098/344'))
})

test('one word of a story names no subject', () => {
  assert.deepEqual(leading('ipotek'), ['4721/881'])
  const story = 'Bankaya borcum var, evimde ipotek duruyor, kardeşim evi bana devretmek istiyor ne yapmalıyım'
  assert.ok(!leading(story).includes('4721/881'))
})

test('each line of the index names a law, articles and a subject, and no subject twice in one article', () => {
  const subjects = readSubjects(subjectTables)
  assert.ok(subjects.length > 2_000)
  for (const { name, terms } of subjects) assert.ok(terms.length > 0, name)
  assert.throws(() => readSubjects(['law 1\nkira artışı']), /Not an entry/)
})

test('the limitation of an action is asked for as its period', () => {
  assert.equal(leading('vasiyetnamenin iptali davası zamanaşımı')[0], '4721/559')
  assert.equal(leading('dava zamanaşımı')[0], '5237/66')
})

test('of two names of the same length the one with a period answers a question for one', () => {
  const shares = subjectsOf('basit yaralama şikayet süresi').map(({ lawNumber, articles, share }) => ({
    at: `${lawNumber}/${articles[0]}`,
    share,
  }))
  assert.equal(shares.toSorted((one, other) => other.share - one.share)[0]?.at, '5237/73')
})

test('what a client says finds the article that governs it', () => {
  for (const [question, article] of [
    ['ev sahibi depozitomu vermiyor', '6098/342'],
    ['patron maaşımı ödemiyor, işi bırakırsam tazminat alır mıyım', '4857/24'],
    ['kocam oturduğumuz evi benden habersiz satabilir mi', '4721/194'],
    ['evdeki esyalar haczedilir mi', '2004/82'],
    ['sınır dışı kararına kaç gün içinde itiraz edebilirim', '6458/53'],
    ['şikayetimi geri çekmek istiyorum ne yapmalıyım', '5237/73'],
  ] as const)
    assert.equal(leading(question)[0], article, question)
})

test('a word that means the same names the subject too, in the first person and with a surplus word between', () => {
  assert.equal(leading('köpeği zavallı oğlumu ısırdı')[0], '6098/67')
  assert.equal(leading('kedisi beni ısırdı')[0], '6098/67')
  assert.equal(leading('kiramı ödeyemiyorum')[0], '6098/315')
})

test('what somebody wants or does seldom tells what about, and hardly counts', () => {
  const shareIn = (question: string) => subjectsOf(question)[0]?.share ?? 0
  assert.ok(shareIn('depozitomu geri almak istiyorum ne yapabilirim') > 0.8)
})
