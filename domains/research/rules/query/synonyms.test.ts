import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortNames, synonymGroups } from '../../data/synonyms.ts'
import { wordTerms } from '../analysis.ts'
import { synonymsAt } from './synonyms.ts'

const others = (name: string) => {
  const terms = wordTerms(name)
  const known = synonymsAt(terms, 0)
  return known?.length === terms.length ? known.others.map((other) => other.join(' ')) : undefined
}
const has = (name: string, other: string) => others(name)?.includes(wordTerms(other).join(' ')) ?? false

test('each pair of names works in both directions', () => {
  for (const line of `${synonymGroups.trim()}\n${shortNames.trim()}`.split('\n')) {
    const names = line.split('=').map((name) => name.trim())
    for (const one of names)
      for (const other of names)
        if (wordTerms(one).join(' ') !== wordTerms(other).join(' '))
          assert.ok(has(one, other), `${one} → ${other}`)
  }
})

test('newer and older names of procedural and criminal law find each other', () => {
  for (const [one, other] of [
    ['artırım', 'artırılması'],
    ['bekletici sorun', 'bekletici mesele'],
    ['tam yargı davası', 'tam kaza davası'],
    ['meşru savunma', 'meşru müdafaa'],
    ['koşullu salıverilme', 'meşruten tahliye'],
    ['cinsel saldırı', 'ırza geçme'],
    ['hagb', 'hükmün açıklanmasının geri bırakılması'],
    ['taraf sıfatı', 'husumet'],
    ['zoralım', 'müsadere'],
    ['mirasın reddi', 'reddi miras'],
  ] as const)
    assert.ok(has(one, other) && has(other, one), `${one} = ${other}`)
})

test('a court is found under its short name and a chamber under both ways to write it', () => {
  for (const [one, other] of [
    ['YHGK', 'Hukuk Genel Kurulu'],
    ['AYM', 'Anayasa Mahkemesi'],
    ['İBK', 'içtihadı birleştirme'],
    ['9. HD', '9. Hukuk Dairesinin'],
    ['12. Ceza Dairesi', '12. CD'],
  ] as const)
    assert.ok(has(one, other) && has(other, one), `${one} = ${other}`)
  assert.ok(!has('9. HD', '19. Hukuk Dairesi'))
})

test('case endings and letter case do not matter', () => {
  assert.ok(has('mucirin', 'kiraya veren'))
  assert.ok(has('MESRU MUDAFAA', 'meşru savunma'))
})

test('words that also have another meaning have no synonyms', () => {
  for (const name of ['temlik', 'devir', 'hasar', 'zarar']) assert.equal(others(name), undefined, name)
})

test('the present name is distinguished from the older ones', () => {
  assert.deepEqual(synonymsAt(wordTerms('gayrimenkul'), 0)?.present, wordTerms('taşınmaz'))
  assert.equal(synonymsAt(wordTerms('taşınmaz'), 0)?.present, undefined)
})
