/**
 * Builds the service worker with the list of files that the screens of one folder load, so that they open without a
 * network.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

interface Options {
  /** Part of the path of the screens' sources. */
  screens: string
  /** Name of the worker's file. */
  fileName: string
}

/** Files of `public` and the first page of the program; at `/` there is a public page. */
const always = ['/calculators', '/boot.js', '/favicon.svg']

export const offline = ({ screens, fileName }: Options): Plugin => ({
  name: 'mizan-offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = [...always, ...filesOf(bundle, screens).map((name) => `/${name}`)]
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
    const source = readFileSync(join(import.meta.dirname, '../offline/worker.js'), 'utf8')
    const head = `const version = ${JSON.stringify(version)}\nconst files = ${JSON.stringify(files)}\n`
    this.emitFile({ type: 'asset', fileName, source: head + source })
  },
})

/** The tables of routes are included: which of them a screen needs shows only when it makes a call. */
const isRoutes = (id: string) => id.includes('virtual:routes/')

/** The program, the screens with the files that they load later, all their imports, their styles, and the typefaces. */
export function filesOf(bundle: Bundle, screens: string): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(screens)))
  const routes = chunks.filter(({ moduleIds }) => moduleIds.some(isRoutes))
  const later = own.flatMap(({ dynamicImports }) => dynamicImports)
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    for (const next of chunk.imports) visit(next)
  }
  for (const { fileName } of [
    ...chunks.filter(({ isEntry, name }) => isEntry && name !== 'landing'),
    ...routes,
    ...own,
  ])
    visit(fileName)
  for (const name of later) visit(name)
  const styles = [...seen].flatMap((name) => [...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])])
  const fonts = Object.keys(bundle).filter((name) => /dm-sans-.*\.woff2$/.test(name))
  return [...new Set([...seen, ...styles, ...fonts])]
}
