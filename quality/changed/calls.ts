/** The calls of a domain, and which of them a file of its server answers. */
export interface DomainCalls {
  domain: string
  rows: { name: string; method: string; path: string }[]
  /** `server/desk.ts`, if there is one, and those of the topics. */
  desks: Desk[]
}

export interface Desk {
  path: string
  text: string
}

/** Whether a request such as `GET /company/members` calls this row, whatever its parameters are. */
export function isCallOf({ method, path }: DomainCalls['rows'][number], call: string): boolean {
  const [calledMethod, calledPath = ''] = call.split(' ')
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}|:\w+/g, '[^/]+')
  return calledMethod === method && new RegExp(`^${pattern}$`).test(calledPath)
}

/** The names of the rows that a desk answers: those of its lines, and all of the domain if it is the domain's desk. */
export const rowsOfDesk = ({ domain, rows }: DomainCalls, { path, text }: Desk): string[] =>
  rows
    .map(({ name }) => name)
    .filter((name) => path === `domains/${domain}/server/desk.ts` || text.includes(`'${name}':`))

/**
 * Names of the rows that a module answers, according to a desk: those whose lines use something imported from it;
 * all rows of the desk if something of it is used elsewhere there. `path`: the module as the desk imports it.
 */
export function rowsAnsweredBy(one: DomainCalls, desk: Desk, path: string): string[] {
  const all = rowsOfDesk(one, desk)
  const words = importedFrom(desk.text, path)
  if (words.length === 0) return all
  const uses = new RegExp(`\\b(${words.join('|')})\\b`)
  const body = desk.text.replace(/^import [^;]*? from '[^']+'$/gm, '')
  const blocks = body.split(/^(?=\s*'[\w.]+':)/m)
  const ofRow = (block: string) => /^\s*'([\w.]+)':/.exec(block)?.[1]
  const using = blocks.filter((block) => uses.test(block)).map(ofRow)
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
