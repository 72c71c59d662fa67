/** Work without a call: added in the transaction that causes it, done in the background, retried until it succeeds. */
export { defineJobs } from './define.ts'
export { type JobCall, type JobDesk, jobDesk, once, repeatable } from './desk.ts'
export { enqueueJob } from './enqueue.ts'
export { runnerJobs } from './own-jobs.ts'
export { runNow } from './run-now.ts'
export { type JobRunner, startJobs } from './runner.ts'
export { activeJobs, countWaiting, discardJob, pageOfDead, reviveJob } from './store/dead.ts'
export { progressOf } from './store/progress.ts'
