/** The gzipped size of a first visit to the search of decisions. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export interface LoadedFile {
  file: string
  bytes: number
}

export interface FirstVisit {
  script: LoadedFile[]
  style: LoadedFile[]
}

/** The bytes of the script. Calls add nothing: their routes are loaded by domain (`plugins/contract.ts`). */
export const mostScript = 220 * 1024

/** `build`: the folder of a build of the client. */
export async function firstVisit(build: string): Promise<FirstVisit> {
  const manifest = JSON.parse(await readFile(join(build, '.vite/manifest.json'), 'utf8'))
  const chunks = closure(manifest, ['index.html'])
  const [script, style] = await Promise.all(
    [chunks.map((chunk) => chunk.file), chunks.flatMap((chunk) => chunk.css ?? [])].map((files) =>
      Promise.all([...new Set(files)].map((file) => gzipped(build, file))),
    ),
  )
  return { script: script ?? [], style: style ?? [] }
}

export const bytesOf = (loaded: readonly LoadedFile[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0)

const gzipped = async (build: string, file: string): Promise<LoadedFile> => ({
  file,
  bytes: gzipSync(await readFile(join(build, file)), { level: 9 }).length,
})

/** A chunk and all its static imports; chunks that are loaded later are left out. */
function closure(manifest: Record<string, Chunk>, names: string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of manifest[name]?.imports ?? []) visit(next)
  }
  for (const name of names) {
    if (!manifest[name]) throw new Error(`The build has no ${name}`)
    visit(name)
  }
  return [...seen].flatMap((name) => manifest[name] ?? [])
}
