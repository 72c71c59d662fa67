/** The calls of a domain, and which of them a file of its server answers. */
export interface DomainCalls {
  domain: string
  rows: { name: string; method: string; path: string }[]
  /** Source of `server/desk.ts`, if there is one. */
  desk: string
}

/** Whether a request such as `GET /company/members` calls this row, whatever its parameters are. */
export function isCallOf({ method, path }: DomainCalls['rows'][number], call: string): boolean {
  const [calledMethod, calledPath = ''] = call.split(' ')
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}|:\w+/g, '[^/]+')
  return calledMethod === method && new RegExp(`^${pattern}$`).test(calledPath)
}

/**
 * Names of the rows that a module answers, according to the desk: those whose lines use something imported from it;
 * all rows if something of it is used elsewhere in the desk. `path`: the module as the desk imports it.
 */
export function rowsAnsweredBy({ desk, rows }: DomainCalls, path: string): string[] {
  const all = rows.map(({ name }) => name)
  const words = importedFrom(desk, path)
  if (words.length === 0) return all
  const uses = new RegExp(`\\b(${words.join('|')})\\b`)
  const body = desk.replace(/^import [^;]*? from '[^']+'$/gm, '')
  const pieces = body.split(/^(?=\s*'[\w.]+':)/m)
  const ofRow = (piece: string) => /^\s*'([\w.]+)':/.exec(piece)?.[1]
  const using = pieces.filter((piece) => uses.test(piece)).map(ofRow)
  const known = using.flatMap((name) => (name !== undefined && all.includes(name) ? [name] : []))
  return known.length === using.length && known.length > 0 ? known : all
}

function importedFrom(desk: string, path: string): string[] {
  for (const [, names = '', from] of desk.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'$/gm))
    if (from === path)
      // A type has no effect at run time.
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(' as ').at(-1) ?? name)
  return []
}
