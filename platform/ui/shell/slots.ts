import type { Screen } from '../session/screens.ts'

/** Places of the frame that domains fill. */
declare module '../slots/index.ts' {
  interface Slots {
    /** The search of the top bar. */
    'frame.search': object
    /** Switches at the right end of the top bar. */
    'frame.actions': object
    /** The person's own menu, at its very end. */
    'frame.account': object
    /** What concerns the whole office or account, above every screen. */
    'frame.notice': object
    /** In the place of a screen that is announced: its switch, or `true` where it has none. */
    'frame.announcement': { feature: string | true }
    /** Once in the program, over every screen. */
    'frame.around': { screens: readonly Screen[] }
  }
}
