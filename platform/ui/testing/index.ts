/** For tests of components (`*.test.tsx`): a part of the client on a screen, a server that is the test, a person. */
// Loaded long before; named here, so that a change of it is known to reach these tests.
import './register.ts'

export { until } from './person.ts'
export { screensOf } from './screen.tsx'
