/** A transcript that two people write at the same moment, and one that could not be saved. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { transcriptRows } from '../../contract/transcripts.ts'
import { recordingErrors } from '../../errors.ts'
import type { Transcript } from '../../schemas.ts'
import { Editor } from './Editor.tsx'

const { 'recordings.transcript': read, 'recordings.saveTranscript': save } = transcriptRows
const show = screensOf({
  rows: { 'recordings.transcript': read, 'recordings.saveTranscript': save },
  errors: recordingErrors,
})

const label = 'Metin, her satıra bir cümle'
const transcript: Transcript = {
  text: '[0:00:02] Tanık geldi.',
  version: 1,
  changedBy: null,
  changedAt: null,
}
const ayse = { id: 'user-2', name: 'Ayşe Kaya' }

type SaveTranscript = () => Transcript

async function opened(t: TestContext, answer: SaveTranscript, theirs: Transcript = transcript) {
  const closed: true[] = []
  const element = (
    <Editor
      caseId="case-1"
      recordingId="recording-1"
      name="Görüşme"
      transcript={transcript}
      playback={undefined}
      onClose={() => void closed.push(true)}
    />
  )
  const answers = { 'recordings.transcript': () => theirs, 'recordings.saveTranscript': answer }
  return Object.assign(await show(t, element, { answers }), { closed })
}

test('a transcript is saved over the version that was seen', async (t) => {
  const screen = await opened(t, () => transcript)
  await screen.type(label, '[0:00:02] Tanık geldi.\nKapı açıktı.')
  await screen.press('Kaydet')
  await until(() => assert.equal(screen.closed.length, 1))
  assert.deepEqual(screen.sent(), [{ text: '[0:00:02] Tanık geldi.\nKapı açıktı.', version: 1 }])
})

test('a text that nobody changed is not sent', async (t) => {
  const screen = await opened(t, () => transcript)
  await screen.press('Kaydet')
  await until(() => assert.equal(screen.closed.length, 1))
  assert.deepEqual(screen.sent(), [])
})

test('if somebody else has saved meanwhile, both texts are shown and the chosen one is saved over theirs', async (t) => {
  const theirs = {
    text: 'Tanık gelmedi.',
    version: 2,
    changedBy: ayse,
    changedAt: '2026-12-11T11:02:00.000Z',
  }
  let tries = 0
  const screen = await opened(
    t,
    () => {
      tries += 1
      if (tries === 1) throw new AppError('version.changed', { details: { changes: [] } })
      return { ...theirs, version: 3 }
    },
    theirs,
  )
  await screen.type(label, 'Tanık geldi ve konuştu.')
  await screen.press('Kaydet')
  await screen.shows('Siz yazarken Ayşe Kaya değiştirdi')
  await screen.shows('Tanık gelmedi.')
  await screen.tick('Sizinki')
  await screen.press('Seçilenleri kaydet')
  await until(() => assert.equal(screen.closed.length, 1))
  assert.deepEqual(screen.sent().at(-1), { text: 'Tanık geldi ve konuştu.', version: 2 })
})

test('a text that could not be saved stays in the field and in this browser', async (t) => {
  const screen = await opened(t, () => {
    throw new Unreachable()
  })
  await screen.type(label, 'Tanık geldi ve konuştu.')
  await screen.press('Kaydet')
  await screen.shows('Metin kaydedilemedi.')
  await screen.holds(label, 'Tanık geldi ve konuştu.')
  await until(() => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('transcripts_'))
    assert.match(localStorage.getItem(kept[0] ?? '') ?? '', /ve konuştu/)
  })
})
