import type { Screen } from '../session/screens.ts'

/** Slots of the frame. */
declare module '../slots/index.ts' {
  interface Slots {
    /** The search field of the top bar. */
    'frame.search': object
    /** Controls at the right end of the top bar. */
    'frame.actions': object
    /** The user's own menu, at the very end of the top bar. */
    'frame.account': object
    /** Further entries of that menu. */
    'account.items': { onClose: () => void }
    /** Messages about the whole office or account, above every screen. */
    'frame.notice': object
    /** The way on beside what is not shown because it is locked. */
    'frame.locked': object
    /** Rendered once in the program, over every screen. */
    'frame.around': { screens: readonly Screen[] }
  }
}
