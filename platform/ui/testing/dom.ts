/** Opens a window and makes what is in it global, as a browser does. */
import { Window } from 'happy-dom'

const opened = new Window({ url: 'http://localhost/' })

/** What Node has as well, but of which the document takes only its own. */
const replaced = /^(navigator|(\w+)?Event|EventTarget|Storage)$/

const share = (name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, name, { ...descriptor, configurable: true })

for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(opened)))
  if (!(name in globalThis) || replaced.test(name)) share(name, descriptor)
share('window', { value: globalThis })

// In a browser a document is one, which the controls ask before they look for the focus in it.
Object.defineProperty(opened.Document, Symbol.hasInstance, {
  value: (one: unknown) => one === opened.document,
})

// Without layout nothing scrolls.
share('scrollTo', { value: () => {} })

const waiting = new Set<NodeJS.Timeout>()
const begin = globalThis.setTimeout

function setTimer(work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]): NodeJS.Timeout {
  const timer = begin(() => {
    waiting.delete(timer)
    work(...given)
  }, ms)
  waiting.add(timer)
  return timer
}
share('setTimeout', { value: setTimer, writable: true })

/** Ends what still waits for its time, such as announcements that the controls take away after seconds. */
export function endTimers(): void {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
}
