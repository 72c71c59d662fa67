import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const isPack = (name: string) => name.endsWith('.jsonl') || name.endsWith('.jsonl.gz')

/** The pack files at a path: the file itself, or those of the folder, in order of name. */
export async function packFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = (await readdir(path)).filter(isPack).sort()
  return names.map((name) => join(path, name))
}
