/** Who may open which screen. The table itself is the program's. */

/**
 * `public` and `landing` are open to all, and the session is not asked for there; `any` and `visitor` are open to
 * all, but somebody signed in stays signed in; `private` needs a session.
 */
export type ScreenAccess = 'public' | 'landing' | 'visitor' | 'any' | 'private'

export interface Screen {
  /** Parameters in braces; a last part `*` stands for all that follows. */
  path: string
  access: ScreenAccess
  /** The office needs one of these. */
  licences?: readonly string[]
  /** The office keeps its records here: without a full subscription the screen says that it may only be read. */
  records?: boolean
  /** The switch of a screen that is announced and not there yet; `true` where there is no switch for it. */
  announced?: string | true
}

const parts = (path: string) => path.split('/').filter(Boolean)

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.at(-1) !== '*' && pattern.length !== path.length) return false
  return pattern.every(
    (part, place) => part === '*' || part === path[place] || isParameter(part, path[place]),
  )
}

const isParameter = (part: string, given: string | undefined) => part.startsWith('{') && given !== undefined

/** The first screen that matches. */
export const findScreen = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens.find((screen) => matches(parts(screen.path), parts(path)))

/** An address that no screen has is open, and says so itself. */
export const accessOf = (screens: readonly Screen[], path: string): ScreenAccess =>
  findScreen(screens, path)?.access ?? 'any'

export const isOpenToAll = (access: ScreenAccess): boolean => access === 'public' || access === 'landing'
