/** Numbers for the names of courts, chambers, sources, outcomes and laws, assigned in the order in which a build meets them. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const NAME_KINDS = ['court', 'chamber', 'source', 'outcome', 'law'] as const
export type NameKind = (typeof NAME_KINDS)[number]

export class Names {
  private readonly lists: Record<NameKind, string[]>
  private readonly numbers: Record<NameKind, Map<string, number>>

  constructor(lists?: Partial<Record<NameKind, string[]>>) {
    this.lists = { court: [], chamber: [], source: [], outcome: [], law: [], ...lists }
    const numbered = NAME_KINDS.map((kind) => [
      kind,
      new Map(this.lists[kind].map((name, number) => [name, number])),
    ])
    this.numbers = Object.fromEntries(numbered) as Record<NameKind, Map<string, number>>
  }

  /** The number of a name; a new one if it has none yet. */
  add(kind: NameKind, name: string): number {
    const known = this.numbers[kind].get(name)
    if (known !== undefined) return known
    const number = this.lists[kind].push(name) - 1
    this.numbers[kind].set(name, number)
    return number
  }

  find(kind: NameKind, name: string): number | undefined {
    return this.numbers[kind].get(name)
  }

  name(kind: NameKind, number: number): string {
    return this.lists[kind][number] ?? ''
  }

  all(kind: NameKind): readonly string[] {
    return this.lists[kind]
  }

  async save(folder: string): Promise<void> {
    await writeFile(join(folder, 'names.json'), JSON.stringify(this.lists))
  }

  /** Throws if the file is missing or damaged. */
  static async load(folder: string): Promise<Names> {
    const lists = JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))
    const complete = NAME_KINDS.every((kind) => Array.isArray(lists?.[kind]))
    if (!complete) throw new Error(`The names in ${folder} are damaged`)
    return new Names(lists)
  }
}

/** The single name under which a chamber is filtered and counted. */
export function chamberName(court: string, chamber: string | null): string {
  return chamber ? `${court} ${chamber}` : ''
}
