/** The thread in which a file of exhibits is made. */
import { workerData } from 'node:worker_threads'
import { answerParent } from '../thread.ts'
import { combine } from './combine.ts'
import type { ExhibitOrder } from './types.ts'

await answerParent(() => combine(workerData as ExhibitOrder))
