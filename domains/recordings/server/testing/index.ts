/** The job that transcribes, with the parts of a whole product and a transcriber of the test. */
import type { Calls } from '@mizan/platform/call'
import type { Services } from '@mizan/platform/domain'
import { testJobCall } from '@mizan/platform/testing'
import { sql } from 'kysely'
import type { RecordingCall } from '../call.ts'
import { tidyRecordings } from '../expire.ts'
import { jobs } from '../job-rules.ts'
import { recordingParts } from '../open-parts.ts'
import type { Transcriber } from '../transcription/port.ts'
import { transcribe } from '../transcription/run.ts'

interface TestApplication {
  services: Services
  calls: Calls
}

interface TryOptions {
  attempt?: number
  signal?: AbortSignal
}

export function openRecordingJobs({ services, calls }: TestApplication, transcriber?: Transcriber) {
  const parts = recordingParts(services, transcriber)
  const tidying: RecordingCall = testJobCall(calls, { job: jobs['recordings.tidy'], parts })
  return {
    /** Runs the transcription that has begun last. */
    transcribe: async (recordingId: string, trying: TryOptions = {}) => {
      const { rows } = await tidying.system.read(({ db }) =>
        sql<{ officeId: string; caseId: string; run: string }>`
          select r.company_id as "officeId", r.case_id as "caseId", t.run
          from recording_transcriptions t join recordings r on r.id = t.recording_id
          where t.recording_id = ${recordingId}`.execute(db),
      )
      const { officeId, caseId, run } = rows[0] as (typeof rows)[number]
      const job = jobs['recordings.transcribe']
      await transcribe(testJobCall(calls, { job, parts, officeId, ...trying }), { caseId, recordingId, run })
    },
    tidy: () => tidyRecordings(tidying),
  }
}
