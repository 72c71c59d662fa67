import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scan } from '../citations/scan.ts'
import { conceptsOf, pairsOf } from './concepts.ts'
import { namesIn } from './names.ts'
import { readStory } from './read-story.ts'
import { saysOutcome, timeSaid } from './wishes.ts'
import { clauseOf, searchOf } from './write.ts'

const story = (text: string) => readStory(text, 'turkey')
const namesOf = (text: string) => {
  const s = scan(text)
  const names = namesIn(s)
  return s.lexemes.filter((_, at) => names[at]).map(({ word }) => word.surface)
}
const keys = (text: string, kind: string) =>
  conceptsOf(story(text)).flatMap((one) => (one.kind === kind ? [one.names[0]] : []))
const telling = (text: string) => {
  const { scan: s, use } = story(text)
  return s.lexemes.flatMap(({ word }, at) => (use[at] === 'telling' ? [word.surface] : []))
}

test('people, companies and places are names, also at the start of a sentence and in small letters', () => {
  assert.deepEqual(namesOf('Kiracı Ahmet Yılmaz evi boşaltmadı. Ahmet borçludur.'), [
    'Ahmet',
    'Yılmaz',
    'Ahmet',
  ])
  assert.deepEqual(namesOf('Araç Yıldız Oto Ltd. tarafından satıldı.'), ['Yıldız', 'Oto', 'Ltd'])
  assert.deepEqual(namesOf('Kaza Kadıköy’de oldu, ayşe hanım yaralandı, İzmir’e götürüldü.'), [
    'Kadıköy',
    'ayşe',
    'İzmir',
  ])
  assert.deepEqual(namesOf('Zübeyir’in evine girildi. Zübeyir şikâyetçi oldu.'), ['Zübeyir', 'Zübeyir'])
})

test('words of law in capital letters are no names', () => {
  for (const text of [
    'Davacı Vekili olarak Kanun’un uygulanmasını istiyoruz.',
    'SGK ve Sosyal Güvenlik Kurumu aleyhine dava açılacak.',
    'KİRACI EVİ BOŞALTMIYOR, TAHLİYE İSTENİYOR.',
    'Konkordato istendi.',
  ])
    assert.deepEqual(namesOf(text), [], text)
})

test('amounts, dates, numbers and the words of telling are not searched', () => {
  assert.deepEqual(telling('Müvekkilim 12.03.2021 tarihinde 18.500 TL maaş alıyordu, acaba ne yapmalı?'), [
    'maaş',
  ])
  assert.deepEqual(telling('Geçen yıl iki ay boyunca 34 ABC 12 plakalı araç'), ['ABC', 'plakalı', 'araç'])
})

test('what was not done is told in the present and searched by its stem', () => {
  const { terms } = story('kiracı boşaltmıyor, belediye kamulaştırmıyor, borcunu ödemiyor')
  assert.deepEqual([terms[1], terms[3], terms[5]], ['bosalt', 'kamulastir', 'ode'])
})

test('a story is taken apart into citations, legal terms, sayings and words', () => {
  const text = 'Patron işe iade kararına uymadı, TBK 49 gereği tazminat ister; işten çıkarıldı.'
  assert.deepEqual(keys(text, 'citation'), ['TBK 49'])
  assert.deepEqual(keys(text, 'term'), ['işe iade'])
  assert.deepEqual(keys(text, 'everyday'), ['patron', 'işten çıkarıldı'])
  assert.ok(keys(text, 'word').includes('tazminat'))
})

test('a term has its other names, and what is said twice counts twice', () => {
  const [term] = conceptsOf(story('Önalım davası. Önalım hakkı kullanılabilir mi?'))
  assert.deepEqual([term?.names.slice(0, 2), term?.times], [['önalım', 'şufa'], 2])
})

test('no term reaches over a name, an amount or a mark', () => {
  assert.deepEqual(keys('Bu bir iş. Kazası belli oldu', 'term'), [])
  assert.deepEqual(keys('ev, sahibi belli', 'everyday'), [])
  assert.deepEqual(keys('ev sahibi belli', 'everyday'), ['ev sahibi'])
  assert.deepEqual(keys('iş Mehmet sözleşmesi', 'term'), ['sözleşme'])
})

test('two telling words side by side are a pair, unless a comma or a sentence parts them', () => {
  const pairs = (text: string) => pairsOf(story(text)).map(({ names }) => names[0])
  assert.deepEqual(pairs('Miras payımızı Yoksulluk nafakası'), [
    'miras payımızı',
    'payımızı yoksulluk',
    'yoksulluk nafakası',
  ])
  assert.deepEqual(pairs('miras, payımızı. Yoksulluk'), [])
})

test('a court that the story names is known, the court of a cited decision is not a wish', () => {
  const courts = (text: string) => story(text).courts.map(({ court, chamber }) => [court, chamber])
  assert.deepEqual(courts('Yargıtay 9. Hukuk Dairesi kararları gerekli'), [['Yargıtay', '9. Hukuk Dairesi']])
  assert.deepEqual(courts('Yargıtay 9. HD 2019/1234 E. 2020/55 K. sayılı karara aykırı'), [])
})

test('a time is a wish beside decisions, and a fact elsewhere', () => {
  const time = (text: string) => timeSaid(scan(text))
  assert.deepEqual(time('son beş yılın kararları'), { years: 5 })
  assert.deepEqual(time('son 10 yıl içinde verilmiş'), { years: 10 })
  assert.deepEqual(time('güncel kararlar lazım'), { years: 5 })
  assert.deepEqual(time("2020'den sonraki kararlar"), { since: '2020-01-01' })
  assert.deepEqual(time('2018 sonrası verilen kararlar'), { since: '2018-01-01' })
  assert.equal(time('2018 sonrası kira ödenmedi'), undefined)
  assert.equal(time('kaza 2018 yılında oldu'), undefined)
})

test('an outcome that the story names is not asked for', () => {
  assert.ok(saysOutcome(scan('Beraat kararları arıyoruz')))
  assert.ok(saysOutcome(scan('hükmün bozulması gerekir')))
  assert.ok(!saysOutcome(scan('kiracı evi boşaltmıyor')))
})

test('a search is written with phrases, other names in brackets, and one group of which any is enough', () => {
  const term = { kind: 'term', names: ['işe iade', 'feshin geçersizliği'] }
  assert.equal(clauseOf(term), '("işe iade"~3 OR "feshin geçersizliği"~3)')
  assert.equal(clauseOf({ kind: 'citation', names: ['TBK 49'] }), 'TBK 49')
  assert.equal(searchOf(['kira', clauseOf(term)], ['ihtar']), `kira AND ${clauseOf(term)} AND ihtar`)
  assert.equal(
    searchOf(['kira'], ['ihtar', '(temerrüt OR direnim)']),
    'kira AND (ihtar OR temerrüt OR direnim)',
  )
})
