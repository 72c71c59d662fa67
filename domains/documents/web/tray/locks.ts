/** Locks that the pages of one browser share. */
import type { Hold } from './memory.ts'

export const holdLock: Hold = (name) =>
  new Promise((resolve) => {
    const { locks } = navigator
    // Browsers offer them over https alone.
    if (!locks) return resolve(false)
    const held = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(false))
    locks.request(`upload ${name}`, { ifAvailable: true }, held).catch(() => resolve(false))
  })
