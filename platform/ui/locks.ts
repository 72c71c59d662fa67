/** Locks that the pages of one browser share, so that only one of them does a piece of work. */

/** Holds the lock of this name until it is let go; false if another page has it, or the browser has no locks. */
export type Hold = (name: string) => Promise<false | (() => void)>

export const holdLock: Hold = (name) =>
  new Promise((resolve) => {
    const { locks } = navigator
    // Browsers offer them over https alone.
    if (!locks) return resolve(false)
    const held = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(false))
    locks.request(name, { ifAvailable: true }, held).catch(() => resolve(false))
  })
