/** Locks that all pages of the portal share. */

declare const exportFunction: undefined | (<Work>(work: Work, scope: object) => Work)

/**
 * Firefox keeps scripts of extensions apart from the page, to which locks belong there: a function that the page
 * calls has to be exported to it, and a promise that it awaits has to be one of its own.
 */
const forPage = <Work>(work: Work): Work =>
  typeof exportFunction === 'function' ? exportFunction(work, window) : work

const promiseOfPage = (work: () => Promise<unknown>): Promise<void> =>
  new window.Promise<void>(
    forPage((resolve: () => void) => {
      const done = () => resolve()
      work().then(done, done)
    }),
  )

/** Waits until nobody else has the lock. The result or error of the work stays with the work. */
export const whileLocked = (name: string, work: () => Promise<unknown>): Promise<void> =>
  navigator.locks.request(
    name,
    forPage(() => promiseOfPage(work)),
  )

/** Does nothing if somebody else has the lock. */
export const ifUnlocked = (name: string, work: () => Promise<unknown>): Promise<void> =>
  navigator.locks.request(
    name,
    { ifAvailable: true },
    forPage((lock: unknown) => promiseOfPage(lock ? work : nothing)),
  )

const nothing = async () => {}
