/** The thread in which files are shown, converted and compared. */
import { workerData } from 'node:worker_threads'
import { answerParent } from '../thread.ts'
import { viewOfFile } from '../view/file.ts'
import { compareFiles } from './compare.ts'
import { convert } from './convert.ts'
import type { Task } from './tasks.ts'

const task = workerData as Task

await answerParent(async () => {
  if (task.does === 'view') return viewOfFile(task.bytes, task.type)
  return task.does === 'convert' ? convert(task) : compareFiles(task.before, task.after)
})
