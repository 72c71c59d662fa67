import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Refusal } from '../passage.ts'
import { takeApart } from './take-apart.ts'

const judged = (message: string) => takeApart(message, [], 'turkey')

const cases: [message: string, refusal: Refusal][] = [
  ['Yarın Bursa’da hava nasıl olacak?', 'not_legal'],
  ['Su böreği tarifi', 'not_legal'],
  ['JavaScript ile dizi nasıl sıralanır?', 'not_legal'],
  ['Trabzonspor maçı kaç kaç bitti?', 'not_legal'],
  ['bana bir şiir yaz', 'not_legal'],
  ['12 + 7 * 3 = ?', 'not_legal'],
  ['Ne yapmalıyım?', 'too_vague'],
  ['acil yardım edin lütfen', 'too_vague'],
  ['haklarım nelerdir', 'too_vague'],
  ['Belçika’da kira depozitosu en fazla kaç aylık olabilir?', 'nothing_found'],
  ['What is the notice period for tenants in the city of Oslo?', 'nothing_found'],
  ['En iyi ceza avukatı kim?', 'nothing_found'],
  ['Davam ne zaman sonuçlanır?', 'nothing_found'],
  ['AİHM Yıldırım kararı', 'nothing_found'],
  ['Roma hukukunda kölelerin miras hakkı', 'nothing_found'],
]

for (const [message, refusal] of cases)
  test(`"${message}" is refused: ${refusal}`, () => {
    assert.equal(judged(message).refusal, refusal)
  })

for (const message of [
  'Kira artışı en fazla ne kadar olabilir?',
  'Almanya’da verilen boşanma kararı Türkiye’de nasıl tanınır?',
  'Kat mülkiyeti nasıl kurulur?',
  'Doktor yanlış ilaç verdi, tazminat davası açabilir miyim?',
  'TBK 344',
  'Komşumun köpeği beni ısırdı, zararımı kim karşılar?',
  'fıkra ve bent arasındaki fark',
])
  test(`"${message}" is searched`, () => {
    assert.equal(judged(message).refusal, null)
  })

test('a question without any legal word is doubtful, and one with such a word is not', () => {
  assert.equal(judged('Pilot dönem hangi gün başlıyor?').isDoubtful, true)
  assert.equal(judged('Mirasçılar kimlerdir?').isDoubtful, false)
})
