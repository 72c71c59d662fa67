/** Tests of the recorder in a browser whose microphone is a double. */
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { recordingRows } from '../../contract.ts'
import { recordingErrors } from '../../errors.ts'
import { outbox, recorder } from '../page.ts'
import { recordingWith } from '../testing/index.tsx'
import { RecorderHost } from './RecorderHost.tsx'

const names = ['begin', 'addPiece', 'finish', 'transcript', 'saveTranscript'] as const
const rows = Object.fromEntries(
  names.map((name) => [`recordings.${name}`, recordingRows[`recordings.${name}`]]),
) as unknown as typeof recordingRows
const show = screensOf({ rows, errors: recordingErrors })

const recording = recordingWith({ state: 'unfinished', parts: [], size: 0 })

/** The double hands over one piece when its data is requested. */
class Device extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  mimeType = 'audio/webm'
  ondataavailable = (_event: object) => {}
  start() {
    this.state = 'recording'
  }
  requestData() {
    this.ondataavailable({ data: new Blob(['ses']) })
  }
  pause() {
    this.state = 'paused'
  }
  resume() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.requestData()
    this.dispatchEvent(new Event('stop'))
  }
}

class Sounds {
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => {} })
  createMediaStreamSource = () => ({ connect: () => {} })
  close = async () => {}
}

let last = 0

async function opened(t: TestContext, answers: object = {}, microphone?: () => Promise<object>) {
  const usual = async () => ({ getTracks: () => [{ stop: () => {} }] })
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: microphone ?? usual },
    configurable: true,
  })
  Object.assign(globalThis, { MediaRecorder: Device, AudioContext: Sounds, isSecureContext: true })
  const pieces: string[] = []
  const page = (
    <>
      <main>
        <button type="button" data-begins-recording>
          Ses kaydet
        </button>
      </main>
      <RecorderHost />
    </>
  )
  const screen = await show(t, page, {
    answers: {
      'recordings.begin': () => recording,
      'recordings.addPiece': ({ body }: { body: { Number: number } }) => {
        pieces.push(String(body.Number))
        return { part: 1, pieces: body.Number, size: 3, at: '2026-12-11T09:00:05.000Z' }
      },
      'recordings.finish': () => ({ ...recording, state: 'ready' }),
      ...answers,
    } as never,
  })
  const userId = `recording-person-${++last}`
  t.after(async () => {
    recorder.close()
    // Refused sound would wait for the next person who signs in.
    await outbox.forgetAll(userId)
    outbox.leave()
  })
  // Notices outlive a test, so each has a name of its own.
  const name = `Görüşme ${last}`
  const wanted = { userId, caseId: 'case-1', caseTitle: 'Yılmaz / ABC', name }
  void recorder.begin(wanted, 'tr', false)
  return Object.assign(screen, { pieces, isSaved: () => screen.shows(`${name} kaydedildi.`) })
}

test('a recording is paused, continued and finished; each piece is on the server before that', async (t) => {
  const screen = await opened(t)
  await screen.shows('Kaydediliyor')
  await screen.shows('Tarayıcınız konuşma tanımıyor; kayıt sürüyor.')
  await screen.press('Duraklat')
  await screen.shows('Duraklatıldı')
  await screen.shows(/Son parça \d\d:\d\d:\d\d saklandı/)
  await screen.press('Sürdür')
  await screen.press('Bitir')
  await screen.isSaved()
  assert.deepEqual(screen.pieces, ['1', '2'])
  assert.deepEqual(screen.sent().at(-1), { pieces: 2 })
  screen.lacks('button', 'Bitir')
  // The element with the focus is gone.
  await until(() => assert.equal(document.activeElement?.textContent, 'Ses kaydet'))
})

test('without a line the piece is in this browser, and the recorder says so', async (t) => {
  let isCut = true
  const screen = await opened(t, {
    'recordings.begin': () => {
      if (isCut) throw new Unreachable()
      return recording
    },
  })
  await screen.press('Duraklat')
  await screen.shows(/Bağlantı yok; son parça \d\d:\d\d:\d\d bu tarayıcıda saklandı/)
  isCut = false
  window.dispatchEvent(new Event('online'))
  await screen.shows(/Son parça \d\d:\d\d:\d\d saklandı/)
  await screen.press('Bitir')
  await screen.isSaved()
})

test('a recorder that was made small opens when the server refuses the sound, so that the reason is read', async (t) => {
  const reason = 'Dosyanın içeriği ses kaydı değil.'
  const screen = await opened(t, {
    'recordings.addPiece': () => {
      throw new AppError('recording.not_audio')
    },
  })
  await screen.press('Kaydediciyi küçült')
  const isOpen = () => document.querySelector('[data-open]')?.getAttribute('data-open')
  await until(() => assert.equal(isOpen(), 'false'))
  await screen.press('Duraklat')
  await screen.shows(new RegExp(`${reason} Son parça`))
  await until(() => assert.equal(isOpen(), 'true'))
  await screen.press('Kaydediciyi küçült')
  await until(() => assert.equal(isOpen(), 'false'))
  await screen.press('Bitir')
  await until(() => assert.equal(recorder.current(), undefined))
})

test('a recording that the server finds too large is finished, and what arrived is saved', async (t) => {
  let pieces = 0
  const screen = await opened(t, {
    'recordings.addPiece': () => {
      pieces += 1
      if (pieces > 1) throw new AppError('recording.too_large')
      return { part: 1, pieces: 1, size: 3, at: '2026-12-11T09:00:05.000Z' }
    },
  })
  await screen.press('Duraklat')
  await screen.shows(/Son parça .* saklandı/)
  await screen.press('Sürdür')
  await screen.press('Duraklat')
  await screen.shows('Ses 50 MB sınırına ulaştı; kayıt bitirildi.')
  await screen.shows('Sesin bir bölümü yüklenemedi; yüklenen ses ve metin kaydedildi.')
})

const problems = [
  ['NotAllowedError', /Mikrofon izni verilmedi\. Adres çubuğundaki/],
  ['NotFoundError', 'Mikrofon bulunamadı. Bir mikrofon takıp yeniden deneyin.'],
  ['NotReadableError', /Mikrofon açılamadı; başka bir program/],
] as const
for (const [name, says] of problems)
  test(`a microphone that fails with ${name} is explained, and it can be tried again`, async (t) => {
    let fails = true
    const screen = await opened(t, {}, async () => {
      if (fails) throw new DOMException('', name)
      return { getTracks: () => [{ stop: () => {} }] }
    })
    await screen.shows(says)
    fails = false
    await screen.press('Yeniden dene')
    await screen.shows('Kaydediliyor')
    await screen.press('Bitir')
    await until(() => assert.equal(recorder.current(), undefined))
    await screen.isSaved()
  })
