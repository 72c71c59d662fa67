/** Having a recording written down, as a person sees it. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, screensOf, until } from '@mizan/platform/ui/testing'
import { transcriptRows } from '../../contract/transcripts.ts'
import { transcriptionProblems } from '../../data/states.ts'
import { recordingErrors } from '../../errors.ts'
import type { Recording, Transcript } from '../../schemas.ts'
import { tr } from '../messages.tr.ts'
import { Member, recordingWith, transcriptionWith } from '../testing/index.tsx'
import { Transcription } from './Transcription.tsx'

const show = screensOf({ rows: transcriptRows, errors: recordingErrors })

const none: Transcript = { text: '', version: 0, changedBy: null, changedAt: null }
const written: Transcript = { ...none, text: 'Tanık geldi.', version: 3 }

interface Setup {
  recording?: Recording
  transcript?: Transcript
  transcribes?: boolean
  readOnly?: boolean
}

async function opened(t: TestContext, shown: Setup = {}, answers: object = {}) {
  const part = changing(
    shown,
    ({ recording = recordingWith(), transcript = none, transcribes = true, readOnly = false }: Setup) => (
      <Member readOnly={readOnly}>
        <Transcription caseId="case-1" {...{ recording, transcript, transcribes }} />
      </Member>
    ),
  )
  const usual = {
    'recordings.transcribe': () => recordingWith(),
    'recordings.cancelTranscription': () => recordingWith(),
    'recordings.useTranscription': () => written,
  }
  const screen = await show(t, part.element, { answers: { ...usual, ...answers } as never })
  return Object.assign(screen, { become: part.become })
}

const underWay = (state: 'waiting' | 'running', percent = 0) =>
  recordingWith({ transcription: transcriptionWith({ state, percent }) })

test('a transcription is started, says how far it is, and can be stopped', async (t) => {
  const screen = await opened(t)
  await screen.press('Yazıya dök')
  await until(() => assert.deepEqual(screen.sent(), [{ replace: false }]))
  screen.become({ recording: underWay('waiting') })
  await screen.shows('Sırada bekliyor; yazıya dökme birazdan başlar.')
  screen.become({ recording: underWay('running', 40) })
  await screen.shows('Yazıya dökülüyor: %40')
  assert.equal(document.querySelector('progress')?.value, 40)
  await screen.press('Durdur')
  await until(() => assert.equal(screen.sent().length, 2))
  screen.become({ recording: recordingWith({ transcription: transcriptionWith({ state: 'cancelled' }) }) })
  await screen.shows('Yazıya dökme durduruldu.')
  await screen.press('Yeniden yazıya dök')
})

for (const problem of transcriptionProblems)
  test(`a transcription that failed with ${problem} says why, and can be tried again`, async (t) => {
    const transcription = transcriptionWith({ state: 'failed', problem })
    const screen = await opened(t, { recording: recordingWith({ transcription }) })
    await screen.shows(tr.transcription.problem[problem])
    await screen.press('Yeniden dene')
    await until(() => assert.deepEqual(screen.sent(), [{ replace: false }]))
  })

test('a text that exists is replaced only after a question', async (t) => {
  const screen = await opened(t, { transcript: written })
  await screen.press('Yazıya dök')
  await screen.shows('Metin değiştirilsin mi?')
  assert.deepEqual(screen.sent(), [])
  await screen.press('Yazıya dök')
  await until(() => assert.deepEqual(screen.sent(), [{ replace: true }]))
})

test('a refusal of the server is shown', async (t) => {
  const refuse = () => {
    throw new AppError('recording.too_large_to_transcribe', { values: { most: '25' } })
  }
  const screen = await opened(t, {}, { 'recordings.transcribe': refuse })
  await screen.press('Yazıya dök')
  await screen.shows(/Ses, yazıya dökme hizmetinin bir seferde kabul ettiğinden büyük/)
})

test('a transcription that ends while somebody changed the text can replace the shown text', async (t) => {
  const recording = recordingWith({ transcription: transcriptionWith({ isOffered: true }) })
  const screen = await opened(t, { recording, transcript: written })
  await screen.shows('Yazıya dökme bitti; bu arada metin değiştiği için yerine konulmadı.')
  await screen.press('Yazıya dökülen metni al')
  await until(() => assert.deepEqual(screen.sent(), [{ version: 3 }]))
})

test('without a service the text is typed, and with a read-only plan nothing is started', async (t) => {
  const screen = await opened(t, { transcribes: false })
  await screen.shows('Yazıya dökme hizmeti kurulu değil. Metni dinleyerek yazabilirsiniz.')
  screen.become({ readOnly: true })
  await until(() => {
    const button = document.querySelector<HTMLButtonElement>('section button')
    assert.deepEqual(
      [button?.disabled, button?.title],
      [true, 'Planınız salt okunur: görüntüler, indirirsiniz.'],
    )
  })
})
