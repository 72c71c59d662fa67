/** Test doubles of the services for other parts: real servers on this machine that misbehave on request. */
export { lettersWaiting } from './letters.ts'
export { startNetgsmDouble } from './netgsm-double.ts'
export { startSmtpDouble } from './smtp-double.ts'
