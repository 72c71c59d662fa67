/** The live text of a recording while sentences are heard. */
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { LiveText } from './LiveText.tsx'
import type { Running } from './recorder.ts'

const show = screensOf({ rows: {}, errors: {} })
const said = ['Tanık saat sekizde geldi.', 'Kapıyı davalı açtı.']

function Talk() {
  const [count, setCount] = useState(0)
  const sentences = said.slice(0, count).map((text, at) => ({ text, at }))
  const running = { speech: 'on', sentences, unsure: '', state: 'recording' } as unknown as Running
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Konuş
      </button>
      <LiveText running={running} />
    </>
  )
}

test('the live text continues in a browser that answers a scroll with a promise', async (t) => {
  const { scrollTo } = Element.prototype
  Element.prototype.scrollTo = (() => Promise.resolve()) as never
  Object.assign(window, { SpeechRecognition: class {} })
  t.after(() => {
    Element.prototype.scrollTo = scrollTo
    Object.assign(window, { SpeechRecognition: undefined })
  })
  const screen = await show(t, <Talk />)
  for (const sentence of said) {
    await screen.press('Konuş')
    await screen.shows(sentence)
  }
})
