/** Work of this domain without a call. */
import { type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { removeOrphanedPieces, tidyRecordings } from './expire.ts'
import { jobs } from './job-rules.ts'
import type { RecordingParts } from './parts.ts'
import { transcribe } from './transcription/run.ts'

export const recordingJobs = (parts: RecordingParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'recordings.transcribe': repeatable(transcribe),
      'recordings.tidy': repeatable(tidyRecordings),
      'recordings.removeOrphans': repeatable(removeOrphanedPieces),
    },
    parts,
  )
