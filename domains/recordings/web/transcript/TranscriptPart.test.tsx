/** Tests that after the editor of a transcript the focus is on the button that opened it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { transcriptRows } from '../../contract/transcripts.ts'
import { recordingErrors } from '../../errors.ts'
import type { Transcript } from '../../schemas.ts'
import { Member, recordingWith } from '../testing/index.tsx'
import { TranscriptPart } from './TranscriptPart.tsx'

const show = screensOf({ rows: transcriptRows, errors: recordingErrors })

const transcript: Transcript = { text: 'Tanık geldi.', version: 3, changedBy: null, changedAt: null }

for (const how of ['Kaydet', 'Vazgeç'])
  test(`the button of the editor has the focus after “${how}”`, async (t) => {
    const screen = await show(
      t,
      <Member>
        <TranscriptPart caseId="case-1" recording={recordingWith()} transcribes={false} place={undefined} />
      </Member>,
      {
        answers: {
          'recordings.transcript': () => transcript,
          'recordings.saveTranscript': () => ({ ...transcript, version: 4 }),
        },
      },
    )
    await screen.press('Metni düzenle')
    await screen.type('Metin, her satıra bir cümle', 'Tanık geldi ve konuştu.')
    await screen.press(how)
    await until(() => assert.equal(document.activeElement?.textContent, 'Metni düzenle'))
  })
