/**
 * The test runner follows every promise of a process with an async hook, to know in which suite a test is declared
 * and in which test an error was thrown that nobody caught. Once all files are loaded only the latter remains, and it
 * takes a quarter of the processor time of tests with many calls. Without it such an error still fails the run, but
 * is reported without the name of the test.
 */
import { type AsyncHook, createHook } from 'node:async_hooks'

/**
 * `begin` makes the runner set itself up. Returns a function that ends its tracking; hooks of others are left alone.
 */
export function tracked(begin: () => void): () => void {
  const kind: Pick<AsyncHook, 'enable'> = Object.getPrototypeOf(createHook({}))
  const { enable } = kind
  const hooks: AsyncHook[] = []
  kind.enable = function (this: AsyncHook) {
    hooks.push(this)
    return enable.call(this)
  }
  begin()
  kind.enable = enable
  return () => {
    for (const hook of hooks) hook.disable()
  }
}
