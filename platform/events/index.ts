/** Events of an office, sent to its people while they are connected. */
export { eventsDesk } from './desk.ts'
export { openEventHub } from './hub.ts'
export { eventJobs } from './jobs.ts'
