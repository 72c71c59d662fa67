/**
 * Finds the names that a source takes from another one, and those that it only re-exports. An `index.ts` re-exports
 * names of many files, and a file that takes one of them does not need the others.
 */

export interface Name {
  name: string
  isType: boolean
}

/** The use of one source by another one that imports it. */
export interface ImportUse {
  /** Undefined if it may use anything, as with a default, a namespace or `import('…')`. */
  used: Name[] | undefined
  /** Names that it exports again, under the names that others see; `*` for all. */
  handedOn: Map<string, Name>
}

const statement = /^(import|export) (type )?(?:\{([^}]*)\}|([^'{;]*?)) from '([^']+)'/gm

/** `specifier`: as the source writes it, such as `./rows.ts`. */
export function takenFrom(source: string, specifier: string): ImportUse {
  const taken: ImportUse = { used: [], handedOn: new Map() }
  let told = 0
  for (const [, word, type, names, other, from] of source.matchAll(statement)) {
    if (from !== specifier) continue
    told += 1
    const isAllType = type !== undefined
    if (word === 'export' && names === undefined) taken.handedOn.set('*', { name: '*', isType: isAllType })
    else if (word === 'export')
      for (const [seen, name] of listed(names ?? '', isAllType)) taken.handedOn.set(seen, name)
    else if (names === undefined || other) taken.used = undefined
    else taken.used?.push(...listed(names, isAllType).map(([, name]) => name))
  }
  // Whether the file is also imported in another form: `import './x.ts'`, `import('./x.ts')`, or one that is not
  // understood here.
  const mentions = source.split(`'${specifier}'`).length - 1
  return mentions > told || told === 0 ? { ...taken, used: undefined } : taken
}

/** Pairs of the name that this source uses or exports and the name in the other one. */
const listed = (names: string, isAllType: boolean): [string, Name][] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((written) => {
      const [name = '', seen = name] = written.replace(/^type /, '').split(' as ')
      return [seen, { name, isType: isAllType || written.startsWith('type ') }]
    })
