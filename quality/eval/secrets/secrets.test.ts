import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readLines } from '../texts.ts'
import { measureSecrets, reachesTargets, type SecretText, secretTargets } from './measure.ts'

const folder = join(import.meta.dirname, '../answers')
const one: SecretText = {
  id: 'one',
  kind: 'mail',
  text: 'Davacı Ayşe Yılmaz Ankara Mahkemesinde',
  secrets: [{ kind: 'person', text: 'Ayşe Yılmaz', at: 7 }],
  keep: [{ text: 'Ankara', at: 19 }],
  known: { names: [], files: [] },
  invented: true,
}

for (const name of ['secrets.jsonl', 'secrets-fresh.jsonl', 'secrets-fresh-2.jsonl'])
  test(`every secret and every word of ${name} is where the set says`, () => {
    for (const { id, text, secrets, keep } of readLines<SecretText>(join(folder, name)))
      for (const { text: part, at } of [...secrets, ...keep])
        assert.equal(text.slice(at, at + part.length), part, id)
  })

test('the texts of the set are hidden and kept as far as the targets ask, and put back exactly', () => {
  const { exact, others, kept, restored, missed } = measureSecrets(readLines(join(folder, 'secrets.jsonl')))
  assert.deepEqual([exact, restored], [secretTargets.exact, 1], missed.join('\n'))
  assert.ok(others >= secretTargets.others && kept >= secretTargets.kept, `${others} ${kept}`)
})

test('a secret that survives and a word that is hidden are counted', () => {
  assert.ok(reachesTargets(measureSecrets([one])))
  const survived = measureSecrets([{ ...one, secrets: [{ kind: 'person', text: 'Ankara', at: 19 }] }])
  assert.deepEqual([survived.others, survived.missed.length], [0, 1])
  const hidden = measureSecrets([{ ...one, keep: [{ text: 'Ayşe', at: 7 }] }])
  assert.deepEqual([hidden.kept, hidden.masked.length], [0, 1])
  assert.ok(!reachesTargets(survived) && !reachesTargets(hidden))
})
