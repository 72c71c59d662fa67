/** The methods of each address, so that a call by another method learns them instead of "no such address". */
import type { FastifyInstance } from 'fastify'

/** Sorted methods of the address, "GET, HEAD"; empty if no route matches. */
export type MethodsAt = (path: string) => string

/** Notes every route that is added from now on; those that end in `*` are files, whose names it cannot know. */
export function noteMethods(server: FastifyInstance): MethodsAt {
  const methods = new Map<string, Set<string>>()
  server.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const known = methods.get(url) ?? new Set()
    methods.set(url, known)
    for (const one of [method].flat()) known.add(one)
  })
  return (path) => {
    const found = [...methods]
      .filter(([pattern]) => matches(pattern, path))
      .flatMap(([, known]) => [...known])
    return [...new Set(found)].sort().join(', ')
  }
}

/** "/things/:thingId" has as many parts as the path, each the same or a parameter. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
