/** Several parts are played as one sound. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { recordingRows } from '../../contract.ts'
import { recordingErrors } from '../../errors.ts'
import { Player } from './Player.tsx'
import { timelineOf } from './timeline.ts'
import { usePlayback } from './use-playback.ts'

const show = screensOf({ rows: recordingRows, errors: recordingErrors })

const timeline = timelineOf([
  { part: 1, contentType: 'audio/webm', lengthMs: 60_000 },
  { part: 2, contentType: 'audio/webm', lengthMs: 30_000 },
])

function Played({ startMs }: { startMs: number }) {
  const [renewed, setRenewed] = useState(0)
  const playback = usePlayback({
    timeline,
    startMs,
    addressOfPart: (part) => `/ses/${part}?ticket=${renewed}`,
    onRenew: () => setRenewed((before) => before + 1),
    onMeasured: () => {},
  })
  return (
    <>
      <Player name="Tanık" playback={playback} peaks={undefined} isReady more={null} />
      <button type="button" onClick={() => playback.seek(72_000, true)}>
        Cümle
      </button>
    </>
  )
}

/** The element `audio` of a page that plays nothing: it obeys its caller, and the test controls what is heard. */
async function opened(t: TestContext, startMs = 0) {
  const played: string[] = []
  const { prototype } = HTMLMediaElement
  const audio = () => document.querySelector('audio') as HTMLAudioElement
  let isPaused = true
  t.mock.method(prototype, 'load', () => {})
  t.mock.method(prototype, 'play', async () => {
    isPaused = false
    played.push(`${audio().getAttribute('src')} at ${audio().currentTime}`)
    audio().dispatchEvent(new Event('play'))
  })
  t.mock.method(prototype, 'pause', () => {
    isPaused = true
    audio().dispatchEvent(new Event('pause'))
  })
  t.mock.getter(prototype, 'paused', () => isPaused)
  let seconds = 0
  Object.defineProperty(prototype, 'currentTime', {
    configurable: true,
    get: () => seconds,
    set: (next: number) => {
      seconds = next
    },
  })
  const screen = await show(t, <Played startMs={startMs} />)
  const event = (name: string) => audio().dispatchEvent(new Event(name))
  await until(() => assert.ok(audio()))
  /** A new address is loaded from its beginning. */
  const loaded = async (address: string) => {
    await until(() => assert.equal(audio().getAttribute('src'), address))
    seconds = 0
    event('loadedmetadata')
  }
  return { screen, played, loaded, event, at: () => seconds, isAt: (text: string) => screen.shows(text) }
}

test('the end of a part is followed by the next one, without anybody pressing anything', async (t) => {
  const { screen, played, loaded, event, isAt } = await opened(t)
  await loaded('/ses/1?ticket=0')
  await screen.press('Oynat')
  event('ended')
  await loaded('/ses/2?ticket=0')
  assert.deepEqual(played, ['/ses/1?ticket=0 at 0', '/ses/2?ticket=0 at 0'])
  event('ended')
  await isAt('1:30 / 1:30')
})

test('a sentence of a later part is heard from its moment', async (t) => {
  const { screen, played, loaded, isAt } = await opened(t)
  await loaded('/ses/1?ticket=0')
  await screen.press('Cümle')
  await loaded('/ses/2?ticket=0')
  assert.deepEqual(played, ['/ses/2?ticket=0 at 12'])
  await isAt('1:12 / 1:30')
})

test('a person who comes from a search hit finds the sound at its moment, and not playing', async (t) => {
  const { played, loaded, at, isAt } = await opened(t, 65_000)
  await loaded('/ses/2?ticket=0')
  await isAt('1:05 / 1:30')
  assert.deepEqual([played, at()], [[], 5])
})

test('a part that begins after the ticket has run out is heard with another one', async (t) => {
  const { screen, played, loaded, event } = await opened(t)
  await loaded('/ses/1?ticket=0')
  await screen.press('Oynat')
  event('ended')
  await until(() => assert.equal(document.querySelector('audio')?.getAttribute('src'), '/ses/2?ticket=0'))
  const audio = document.querySelector('audio') as HTMLAudioElement
  audio.currentTime = 0
  event('error')
  await loaded('/ses/2?ticket=1')
  assert.deepEqual(played, ['/ses/1?ticket=0 at 0', '/ses/2?ticket=1 at 0'])
  event('error')
  await screen.shows('Ses çalınamadı. Bağlantınızı denetleyip yeniden deneyin.')
})

test('an expired ticket is renewed once, and the sound continues at the same place', async (t) => {
  const { screen, played, loaded, event } = await opened(t)
  await loaded('/ses/1?ticket=0')
  await screen.press('Oynat')
  const audio = document.querySelector('audio') as HTMLAudioElement
  audio.currentTime = 40
  event('error')
  await loaded('/ses/1?ticket=1')
  assert.deepEqual(played, ['/ses/1?ticket=0 at 0', '/ses/1?ticket=1 at 40'])
  audio.currentTime = 40
  event('error')
  await screen.shows('Ses çalınamadı. Bağlantınızı denetleyip yeniden deneyin.')
})

test('a sound that comes and cannot be played is not blamed on the connection', async (t) => {
  t.mock.method(globalThis, 'fetch', async () => new Response('S', { status: 206 }))
  const { screen, loaded, event } = await opened(t)
  event('error')
  await loaded('/ses/1?ticket=1')
  event('error')
  await screen.shows(/dosya bozuk ya da tarayıcının bilmediği bir biçimde olabilir/)
})
