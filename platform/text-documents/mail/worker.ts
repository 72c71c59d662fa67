/** The thread in which mails are read. */
import { workerData } from 'node:worker_threads'
import { answerParent } from '../thread.ts'
import { mailOf, openAttachments } from './read.ts'

const { bytes, opens } = workerData as { bytes: Uint8Array; opens: boolean }

await answerParent(() => (opens ? openAttachments(bytes) : mailOf(bytes)))
