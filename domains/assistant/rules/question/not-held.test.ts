import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AskedCountry } from '../../schemas.ts'
import type { KnownLaws } from '../verify/check-cited.ts'
import { nameOf, notHeldTexts, speaksOf } from './not-held.ts'
import { takeApart } from './take-apart.ts'

const known: KnownLaws = {
  hasLaw: (country, lawNumber) => country === 'turkey' && ['6098', '2004'].includes(lawNumber),
  hasArticle: (_country, _lawNumber, articleNo) => ['49', '68'].includes(articleNo),
}
const lacking = (message: string, country: AskedCountry = 'turkey') => {
  const { named, isAll } = notHeldTexts(takeApart(message, [], country), known)
  return [named.map(nameOf), isAll]
}

test('a law that is not held is named as lawyers cite it, with the requested article', () => {
  const title = '5549 sayılı Suç Gelirlerinin Aklanmasının Önlenmesi Hakkında Kanun'
  assert.deepEqual(lacking('5549 sayılı Kanun m. 4 kimlik tespiti'), [[`${title} m. 4`], true])
  assert.deepEqual(lacking('5549 sayılı Kanuna göre kimlik tespiti'), [[title], true])
  assert.deepEqual(lacking('9999 sayılı Kanun geçici m. 2'), [['9999 sayılı Kanun geçici m. 2'], true])
  assert.deepEqual(lacking('AİHS m. 6 adil yargılanma'), [['AİHS m. 6'], true])
})

test('if the question also names a law that is held, the missing one is only mentioned', () => {
  assert.deepEqual(lacking('9999 sayılı Kanun ve TBK 49'), [['9999 sayılı Kanun'], false])
})

test('a missing article of a held law is mentioned, and a missing point of a held article is not', () => {
  const title = '6098 sayılı Türk Borçlar Kanunu'
  assert.deepEqual(lacking('TBK m. 60 nedir'), [[`${title} m. 60`], true])
  assert.deepEqual(lacking('TBK 999'), [[`${title} m. 999`], true])
  assert.deepEqual(lacking('TBK 49 ve TBK 60'), [[`${title} m. 60`], false])
  assert.deepEqual(lacking('İİK 68/a itirazın kaldırılması'), [[], false])
})

test('for a repealed law, the law that replaced it is named', () => {
  const successor = '6098 sayılı Türk Borçlar Kanunu m. 49'
  assert.deepEqual(lacking('mülga 818 sayılı Borçlar Kanunu 41'), [
    [`818 sayılı Borçlar Kanunu m. 41 (mülga; yerine ${successor})`],
    true,
  ])
})

test('a question that names no law lacks none', () => {
  assert.deepEqual(lacking('Haksız fiilde zamanaşımı kaç yıldır?'), [[], false])
})

test('only a decision that cites a law counts as a text about it', () => {
  const { named } = notHeldTexts(takeApart('5549 sayılı Kanun m. 4', [], 'turkey'), known)
  const passage = (kind: 'decision' | 'article', text: string) => ({
    ...{ id: 'p1', placeId: '1', score: 1, text },
    source: {
      ...{ id: 's1', kind, country: 'turkey' as const, title: '', law: null, article: null },
      ...{ decision: null, document: null },
    },
  })
  const citing = '5549 sayılı Kanun’un 4. maddesi uyarınca bildirim yapılmalıdır.'
  assert.equal(speaksOf(passage('decision', citing), named), true)
  assert.equal(speaksOf(passage('decision', 'TBK 49 uyarınca zarar giderilir.'), named), false)
  assert.equal(speaksOf(passage('article', citing), named), false)
})
