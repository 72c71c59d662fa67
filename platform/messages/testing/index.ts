// Services on this machine for tests of other parts: real servers that misbehave when told to.
export { lettersWaiting } from './letters.ts'
export { startNetgsmDouble } from './netgsm-double.ts'
export { startSmtpDouble } from './smtp-double.ts'
