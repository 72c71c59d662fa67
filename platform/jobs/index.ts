// Work without a call: added in the transaction that causes it, done in the background, again until it succeeds.
export type { JobContexts } from './attempt.ts'
export { defineJobs } from './define.ts'
export { type JobDesk, jobDesk, once, type Running, repeatable } from './desk.ts'
export { enqueueJob, type JobOrigin } from './enqueue.ts'
export { runnerJobs } from './own-jobs.ts'
export { type JobRunner, startJobs } from './runner.ts'
export { activeJobs, countWaiting, discardJob, pageOfDead, reviveJob } from './store/dead.ts'
export { progressOf } from './store/progress.ts'
