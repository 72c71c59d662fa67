/** The thread in which the text of one file is read. */
import { workerData } from 'node:worker_threads'
import { answerParent } from '../thread.ts'
import { extract } from './extract.ts'
import type { TextType } from './types.ts'

const { bytes, type } = workerData as { bytes: Uint8Array; type: TextType }

await answerParent(() => extract(bytes, type))
