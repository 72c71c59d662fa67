/** A recording whose ticket has run out is played with another one; what is damaged, and what has not come, is said to be so. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { MediaView } from './MediaView.tsx'

const show = screensOf({ rows: {}, errors: {} })

function Heard({ as = 'audio' }: { as?: 'audio' | 'image' }) {
  const [ticket, setTicket] = useState(0)
  return (
    <MediaView
      as={as}
      name="Tanık.mp3"
      address={`/dosya?ticket=${ticket}`}
      broken={(fault) => <p>{fault}</p>}
      onShown={() => undefined}
      onRenew={() => setTicket((before) => before + 1)}
    />
  )
}

/** What the server answers whoever asks whether the file comes. */
const answering = (t: TestContext, answer: () => Response) =>
  t.mock.method(globalThis, 'fetch', async () => answer())
const offline = () => {
  throw new TypeError('Failed to fetch')
}

const audio = () => document.querySelector('audio') as HTMLAudioElement

test('a recording that is first played after its ticket ran out gets another one, and only one', async (t) => {
  answering(t, () => new Response('S', { status: 206 }))
  const screen = await show(t, <Heard />)
  await until(() => assert.equal(audio()?.getAttribute('src'), '/dosya?ticket=0'))
  audio().dispatchEvent(new Event('error'))
  await until(() => assert.equal(audio().getAttribute('src'), '/dosya?ticket=1'))
  audio().dispatchEvent(new Event('error'))
  await screen.shows('broken')
})

for (const { answer, fault } of [
  { answer: () => new Response('S', { status: 206 }), fault: 'broken' },
  { answer: () => new Response('', { status: 503 }), fault: 'unreachable' },
  { answer: offline, fault: 'unreachable' },
])
  test(`a picture that fails is ${fault}, as the server ${answer === offline ? 'is out of reach' : `answers ${answer().status}`}`, async (t) => {
    answering(t, answer)
    const screen = await show(t, <Heard as="image" />)
    await until(() => assert.ok(document.querySelector('img')))
    document.querySelector('img')?.dispatchEvent(new Event('error'))
    await screen.shows(fault)
  })
