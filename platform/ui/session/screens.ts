/** Who may open which screen. The table itself comes from the program. */

/**
 * `public` and `landing` are open to all, and the session is not checked there; `any` and `visitor` are open to all,
 * but a session is kept alive there; `private` needs a session.
 */
export type ScreenAccess = 'public' | 'landing' | 'visitor' | 'any' | 'private'

export interface Screen {
  /** Parameters are in braces; a last part `*` matches the rest of the path. */
  path: string
  access: ScreenAccess
  /** What the roles of a person have to grant; the screen itself says it to whoever comes by its address. */
  needs?: { module: string; level: 'Read' | 'Write' }
  /** The office needs one of these. */
  licences?: readonly string[]
  /** Where visitors find a part of it, and so do offices whose plan does not include it: a page of the server. */
  visitorsAt?: string
  /** The screen shows records of the office: without a full subscription it says that they can only be read. */
  records?: boolean
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

/** An address without a screen is open to all and says that it does not exist. */
export const accessOf = (screens: readonly Screen[], path: string): ScreenAccess =>
  findScreen(screens, path)?.access ?? 'any'

export const isOpenToAll = (access: ScreenAccess): boolean => access === 'public' || access === 'landing'

/** The page of the server at which a visitor finds the beginning of what they ask here; undefined if they ask nothing. */
export function askedAt(screen: Screen | undefined, href: string, language: string): string | undefined {
  const asked = new URLSearchParams(href.split('?')[1])
  const q = asked.get('q')
  if (!q || !screen?.visitorsAt || screen.path.endsWith('*')) return undefined
  const page = language === 'en' ? `/en${screen.visitorsAt}`.replace(/\/$/, '') : screen.visitorsAt
  const country = asked.get('country')
  return `${page}?${new URLSearchParams({ ...(country && { country }), q })}`
}
