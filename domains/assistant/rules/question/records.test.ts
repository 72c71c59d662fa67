import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AskedRecords, recordKinds, recordsAsked } from './records.ts'

const cases: [message: string, kinds: AskedRecords['kinds']][] = [
  ['duruşma ne zaman', ['hearings']],
  ['durusma hangi salonda', ['hearings']],
  ['yaklaşan süreler', ['limits']],
  ['son gün ne zaman', ['limits']],
  ['ne yapmam lazım', ['tasks']],
  ['Bu davada yapılacak işler nelerdir?', ['tasks']],
  ['Bu davada sırada ne var?', [...recordKinds]],
  ['When is the next hearing?', ['hearings']],
]

for (const [message, kinds] of cases)
  test(`"${message}" asks for nothing but the case's ${kinds.join(', ')}`, () => {
    assert.deepEqual(recordsAsked(message), { kinds, about: [] })
  })

test('further words of the question are separated, so that only a record with them answers', () => {
  assert.deepEqual(recordsAsked('istinaf süresi ne zaman doluyor'), { kinds: ['limits'], about: ['istinaf'] })
})

for (const message of [
  'duruşmada tanık nasıl dinlenir',
  'süreç nasıl işliyor',
  'görevli mahkeme hangisi',
  'aylık kira bedeli ne kadar',
])
  test(`"${message}" asks for no record`, () => {
    assert.equal(recordsAsked(message), null)
  })
