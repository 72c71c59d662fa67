/** Builds the client and prints how much a first visit to the search of decisions loads, gzipped. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const folder = import.meta.dirname
const limit = 220 * 1024
const firstLoaded = ['index.html']

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

async function gzipped(files: string[]): Promise<number> {
  let sum = 0
  for (const file of new Set(files)) {
    const bytes = gzipSync(await readFile(join(folder, 'dist', file)), { level: 9 }).length
    console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KB  ${file}`)
    sum += bytes
  }
  return sum
}

await build({ root: folder, logLevel: 'warn' })
const manifest = JSON.parse(await readFile(join(folder, 'dist/.vite/manifest.json'), 'utf8'))
const chunks = closure(manifest, firstLoaded)
const script = await gzipped(chunks.map((chunk) => chunk.file))
const style = await gzipped(chunks.flatMap((chunk) => chunk.css ?? []))
console.log(
  `script ${(script / 1024).toFixed(1)} KB of ${limit / 1024} KB, style ${(style / 1024).toFixed(1)} KB`,
)
if (script > limit) process.exitCode = 1
