/** The job that transcribes a recording, part by part. */

import { officeOf } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import type { JobCall } from '@mizan/platform/jobs'
import type { TranscriptionProblem } from '../../data/states.ts'
import type { RecordingParts } from '../parts.ts'
import type { RecordingTables } from '../tables.ts'
import { hear } from './hear.ts'
import { TranscriptionError } from './port.ts'
import { beginRun, endRun, failRun } from './steps.ts'
import { watchRun } from './watch.ts'

export type TranscribeJob = JobCall<RecordingParts, RecordingTables>

export interface Run {
  caseId: string
  recordingId: string
  run: string
}

/** After so many attempts an unexpected error ends the transcription. */
const mostAttempts = 3

export async function transcribe(job: TranscribeJob, run: Run): Promise<void> {
  const officeId = officeOf(job.actor)
  if (officeId === undefined) throw new TypeError('A transcription belongs to an office')
  const watch = watchRun(job, run.run, job.job.signal)
  try {
    const begun = await beginRun(job, officeId, run)
    if (!begun) return
    const heard = await hear(job, begun, watch)
    await endRun(job, { officeId, run, transcript: heard })
  } catch (error) {
    // The server stops: another one begins again.
    job.job.signal.throwIfAborted()
    if (watch.signal.aborted) return
    const problem = problemOf(error)
    if (!problem && job.job.attempt < mostAttempts) throw error
    job.parts.log.warn({ err: error, recordingId: run.recordingId }, 'a recording was not transcribed')
    await failRun(job, run.run, problem ?? 'service_unreachable')
  } finally {
    watch.end()
  }
}

const problems: Readonly<Record<string, TranscriptionProblem>> = {
  'document.keys_locked': 'key_locked',
  'document.key_unavailable': 'key_locked',
  'document.damaged': 'damaged',
}

function problemOf(error: unknown): TranscriptionProblem | undefined {
  if (error instanceof TranscriptionError) return error.problem
  return error instanceof AppError ? problems[error.code] : undefined
}
