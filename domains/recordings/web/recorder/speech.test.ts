import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { isSpeechKnown, listen } from './speech.ts'

/** A double of the browser's recognition. */
class Recognition {
  static made: Recognition[] = []
  starts = 0
  lang = ''
  onresult = (_event: object) => {}
  onerror = (_event: object) => {}
  onend = () => {}
  constructor() {
    Recognition.made.push(this)
  }
  start() {
    this.starts += 1
  }
  stop() {}
  fails(error: string) {
    this.onerror({ error })
    this.onend()
  }
}

function inBrowser(t: TestContext, known: object) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  Object.assign(globalThis, { window: known })
  t.after(() => Reflect.deleteProperty(globalThis, 'window'))
}

function opened(t: TestContext) {
  inBrowser(t, { webkitSpeechRecognition: Recognition })
  const said: string[] = []
  const stop = listen('tr', {
    onSentence: (text) => void said.push(`sentence ${text}`),
    onUnsure: (text) => void said.push(`unsure ${text}`),
    onFailed: () => void said.push('failed'),
  })
  const recognition = Recognition.made.at(-1)
  assert.ok(recognition)
  return { said, stop, recognition }
}

test('final words become a sentence, and the rest is shown as not sure yet', (t) => {
  const { said, recognition } = opened(t)
  const results = [
    { isFinal: true, 0: { transcript: 'Eski. ' } },
    { isFinal: true, 0: { transcript: ' Tanık geldi. ' } },
    { isFinal: false, 0: { transcript: 'sonra' } },
  ]
  recognition.onresult({ resultIndex: 1, results })
  assert.deepEqual(said, ['sentence Tanık geldi.', 'unsure sonra'])
  assert.equal(recognition.lang, 'tr-TR')
})

test('a browser that stops listening after a silence is asked again until the person stops it', (t) => {
  const { recognition, stop } = opened(t)
  recognition.fails('no-speech')
  t.mock.timers.tick(1_000)
  assert.equal(recognition.starts, 2)
  stop()
  recognition.onend()
  t.mock.timers.tick(1_000)
  assert.equal(recognition.starts, 2)
})

test('recognition gives up at once where the browser refuses, and after some tries without a connection', (t) => {
  const refused = opened(t)
  refused.recognition.fails('not-allowed')
  assert.deepEqual(refused.said, ['failed'])
  t.mock.timers.reset()
  const cut = opened(t)
  for (let tries = 1; tries <= 5; tries++) {
    assert.deepEqual(cut.said, [])
    cut.recognition.fails('network')
    t.mock.timers.tick(1_000)
  }
  assert.deepEqual([cut.said, cut.recognition.starts], [['failed'], 5])
})

test('a browser without speech recognition is detected', (t) => {
  inBrowser(t, {})
  assert.equal(isSpeechKnown(), false)
  listen('tr', { onSentence: assert.fail, onUnsure: assert.fail, onFailed: assert.fail })()
})
