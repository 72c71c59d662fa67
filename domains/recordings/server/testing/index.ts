/** The job that transcribes, with the parts of a whole product and a transcriber of the test. */
import type { Calls } from '@mizan/platform/call'
import type { Services } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { tidyRecordings } from '../expire.ts'
import { recordingParts } from '../manifest.ts'
import type { Transcriber } from '../transcription/port.ts'
import { type TranscribeJob, transcribe } from '../transcription/run.ts'

interface Opened {
  services: Services
  calls: Calls
}

interface Trying {
  attempt?: number
  signal?: AbortSignal
}

export function openRecordingJobs({ services, calls }: Opened, transcriber?: Transcriber) {
  const parts = recordingParts(services, transcriber)
  const jobOf = (rowName: string, officeId?: string) =>
    calls.make(
      { rowName, actor: { kind: 'job', job: rowName, ...(officeId && { officeId }) } },
      parts,
    ) as TranscribeJob
  const tidying = jobOf('recordings.tidy')
  return {
    /** The transcription that has begun last. */
    transcribe: async (
      recordingId: string,
      { attempt = 1, signal = new AbortController().signal }: Trying = {},
    ) => {
      const { rows } = await tidying.system.read(({ db }) =>
        sql<{ officeId: string; caseId: string; run: string }>`
          select r.company_id as "officeId", r.case_id as "caseId", t.run
          from recording_transcriptions t join recordings r on r.id = t.recording_id
          where t.recording_id = ${recordingId}`.execute(db),
      )
      const { officeId, caseId, run } = rows[0] as (typeof rows)[number]
      const job = { id: run, attempt, signal, progress: async () => {} }
      const call = Object.assign(jobOf('recordings.transcribe', officeId), { job })
      await transcribe(call, { caseId, recordingId, run })
    },
    tidy: () => tidyRecordings(tidying),
  }
}
