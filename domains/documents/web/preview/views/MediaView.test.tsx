/** A recording whose ticket has run out is played with another one; one that is broken is said to be so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { MediaView } from './MediaView.tsx'

const show = screensOf({ rows: {}, errors: {} })

function Heard() {
  const [ticket, setTicket] = useState(0)
  return (
    <MediaView
      as="audio"
      name="Tanık.mp3"
      address={`/dosya?ticket=${ticket}`}
      broken={() => <p>Açılamadı</p>}
      onShown={() => undefined}
      onRenew={() => setTicket((before) => before + 1)}
    />
  )
}

const audio = () => document.querySelector('audio') as HTMLAudioElement

test('a recording that is first played after its ticket ran out gets another one, and only one', async (t) => {
  const screen = await show(t, <Heard />)
  await until(() => assert.equal(audio()?.getAttribute('src'), '/dosya?ticket=0'))
  audio().dispatchEvent(new Event('error'))
  await until(() => assert.equal(audio().getAttribute('src'), '/dosya?ticket=1'))
  audio().dispatchEvent(new Event('error'))
  await screen.shows('Açılamadı')
})
