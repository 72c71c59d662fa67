/** Time that can be set ahead, outside production. */
export { type TestClock, testClock } from './clock.ts'
export { addClockPage, type ClockDesk, clockDesk } from './desk.ts'
