/** The aim of a user who was sent to the sign-in, read from the way back so that the sign-in can show it. */

export type Purpose =
  | { kind: 'search'; query: string }
  /** A decision or a law. */
  | { kind: 'text' }
  | { kind: 'page' }

/** Longer searches are shown by their beginning. */
const shownQuery = 60
/** Any origin is enough to parse a path. */
const somewhere = 'https://site.invalid'

export function purposeOf(next: string | undefined): Purpose | undefined {
  if (next === undefined) return undefined
  const { pathname, searchParams } = new URL(next, somewhere)
  const [first, kind, ...rest] = pathname.split('/').filter(Boolean)
  if (first !== 'search') return { kind: 'page' }
  if (rest.length === 2 && (kind === 'case' || kind === 'lawsearch')) return { kind: 'text' }
  const query = [...(searchParams.get('q') ?? '').trim()]
  const shown = query.length > shownQuery ? `${query.slice(0, shownQuery).join('')}…` : query.join('')
  return shown ? { kind: 'search', query: shown } : { kind: 'page' }
}
