import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureOf } from './browser-voice.ts'
import { Speech, type SpeechState, type Voice } from './speech.ts'

type Utterance = Parameters<Voice['speak']>[0]

/** A voice that speaks only when the test tells it to. */
function setUp(blocks = [['Bir.', 'İki.'], [], ['Üç.'], ['Dört.']]) {
  const spoken: Utterance[] = []
  const states: SpeechState[] = []
  let cancelled = 0
  const speech = new Speech({
    count: blocks.length,
    sentencesIn: (block) => blocks[block] ?? [],
    voice: { speak: (one) => void spoken.push(one), cancel: () => void cancelled++ },
    rate: 1,
    onChange: (state) => states.push(state),
  })
  const end = () => spoken.at(-1)?.onEnd()
  const said = () => spoken.map(({ text }) => text)
  return { speech, spoken, states, end, said, cancelled: () => cancelled }
}

test('sentences follow one another, empty blocks are skipped, and it stops at the end', () => {
  const { speech, end, said } = setUp()
  speech.play()
  for (let i = 0; i < 4; i++) end()
  assert.deepEqual(said(), ['Bir.', 'İki.', 'Üç.', 'Dört.'])
  assert.equal(speech.state().status, 'idle')
})

test("it starts at the reader's position", () => {
  const { speech, said } = setUp()
  speech.play(1)
  assert.deepEqual(said(), ['Üç.'])
  assert.equal(speech.state().block, 2)
})

test('after a pause the sentence is repeated from its beginning', () => {
  const { speech, end, said } = setUp()
  speech.play()
  end()
  speech.pause()
  assert.equal(speech.state().status, 'paused')
  speech.play()
  assert.deepEqual(said(), ['Bir.', 'İki.', 'İki.'])
})

test('the end of a cancelled sentence does not advance the reading', () => {
  const { speech, spoken, said } = setUp()
  speech.play()
  speech.pause()
  spoken[0]?.onEnd()
  spoken[0]?.onError('failed')
  assert.deepEqual(said(), ['Bir.'])
  assert.equal(speech.state().status, 'paused')
})

test('jumping goes from block to block with text, in both directions', () => {
  const { speech, said } = setUp()
  speech.play()
  speech.jump(1)
  speech.jump(1)
  speech.jump(-1)
  assert.deepEqual(said(), ['Bir.', 'Üç.', 'Dört.', 'Üç.'])
})

test('jumping beyond the last block repeats that block', () => {
  const { speech, said } = setUp()
  speech.play(3)
  speech.jump(1)
  assert.deepEqual(said(), ['Dört.', 'Dört.'])
})

test('jumping while paused moves without a sound', () => {
  const { speech, said } = setUp()
  speech.play()
  speech.pause()
  speech.jump(1)
  assert.equal(speech.state().block, 2)
  assert.deepEqual(said(), ['Bir.'])
  speech.play()
  assert.deepEqual(said(), ['Bir.', 'Üç.'])
})

test('another speed takes effect at once', () => {
  const { speech, spoken } = setUp()
  speech.play()
  speech.setRate(1.5)
  assert.deepEqual(
    spoken.map(({ text, rate }) => [text, rate]),
    [
      ['Bir.', 1],
      ['Bir.', 1.5],
    ],
  )
})

test('stopping forgets the position and silences the voice', () => {
  const { speech, cancelled } = setUp()
  speech.play(2)
  speech.stop()
  assert.deepEqual(speech.state(), { status: 'idle', block: 0, rate: 1 })
  assert.ok(cancelled() > 1)
})

test('a failure of the voice is reported, and playing tries again', () => {
  const { speech, spoken, said } = setUp()
  speech.play()
  spoken[0]?.onError('failed')
  assert.equal(speech.state().status, 'failed')
  speech.play()
  assert.deepEqual(said(), ['Bir.', 'Bir.'])
})

test('a device without a voice is distinguished from a voice that failed', () => {
  const { speech, spoken } = setUp()
  speech.play()
  spoken[0]?.onError(failureOf('synthesis-failed', 0))
  assert.equal(speech.state().status, 'voiceless')
  assert.equal(failureOf('voice-unavailable', 3), 'voiceless')
  assert.equal(failureOf('synthesis-failed', 3), 'failed')
})

test('a text with nothing to say is never played', () => {
  const { speech } = setUp([[], []])
  speech.play()
  assert.equal(speech.state().status, 'idle')
})
