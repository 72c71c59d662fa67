/** For tests of components (`*.test.tsx`): a part of the client on a screen, a server that is the test, a person. */
// Node loads it first; it is named here so that `npm test -- changed` knows that a change of it reaches these tests.
import './register.ts'

export { Unreachable } from './answers.ts'
export { until } from './person.ts'
export { SignedIn } from './SignedIn.tsx'
export { changing, screensOf } from './screen.tsx'
