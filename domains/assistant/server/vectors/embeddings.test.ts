import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { OutsideError } from '@mizan/platform/outside'
import { answers, broken, type Double, fails, silent, startDouble } from '@mizan/platform/outside/testing'
import { embeddingsOf } from './embeddings.ts'

let double: Double
before(async () => {
  double = await startDouble()
})
after(() => double.close())

const embeddings = () =>
  embeddingsOf({ url: double.address, name: 'vectors', key: 'key', patience: { answer: 200, whole: 500 } })

test('the texts are sent in one call, and their vectors come in the order of the texts', async () => {
  double.behave(
    answers({
      data: [
        { index: 1, embedding: [0, 1] },
        { index: 0, embedding: [1, 0] },
      ],
    }),
  )
  assert.deepEqual(await embeddings().vectorsOf(['soru', 'madde']), [
    [1, 0],
    [0, 1],
  ])
  const [call] = double.received
  assert.equal(call?.path, '/embeddings')
  assert.deepEqual(JSON.parse(String(call?.body)), { model: 'vectors', input: ['soru', 'madde'] })
  assert.equal(call?.headers.authorization, 'Bearer key')
})

for (const [what, behaviour] of [
  ['does not answer in time', silent],
  ['fails', fails(500)],
  ['breaks off', broken],
  ['answers something else', answers({ data: 'none' })],
] as const)
  test(`a service that ${what} is a failure of a service, and is not called again`, async () => {
    double.behave(behaviour)
    await assert.rejects(embeddings().vectorsOf(['soru']), OutsideError)
    assert.equal(double.received.length, 1)
  })
