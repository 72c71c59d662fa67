/** What tests of calls are built on: a database, a server of desks, a gate whose people the test knows, and a clock. */
export * from '../database/testing/index.ts'
export { TestClock } from './clock.ts'
export { payloadOf } from './payload.ts'
export { everybodySignedIn, TestPeople, testGate } from './people.ts'
export { preparedFolder, preparedOnce } from './prepared.ts'
export { randomFrom } from './random.ts'
export { type CallInput, callThrough, openTestServer, send } from './server.ts'
export { until } from './until.ts'
