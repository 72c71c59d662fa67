/**
 * Builds the public pages: one file for each page and language, with the styles in it, because a page that waited for a file of
 * them would be painted a round trip later. The server puts its own address into them (`platform/http/landing.ts`).
 */
import { join } from 'node:path'
import { appManifest, filesOf, robots, sitemap } from '@mizan/visitors/landing'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

interface Options {
  /** Folder of the first page of the program. */
  root: string
  /** The script of the pages. */
  script: string
  /** Fonts that the pages show first. */
  fonts: RegExp
}

const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name]
  return file?.type === 'asset' ? String(file.source) : ''
}

const stylesOf = (entry: Chunk, bundle: Bundle): string[] =>
  [...(entry.viteMetadata?.importedCss ?? [])].map((name) => textOf(bundle, name))

/** The product's fonts under their built names: these pages load nothing of the program. */
function facesOf(bundle: Bundle): string[] {
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
  const faces = styles.flatMap((name) => textOf(bundle, name).match(/@font-face\s*\{[^}]*\}/g) ?? [])
  if (faces.length === 0) throw new Error('The build has no fonts')
  return faces
}

export const landing = ({ root, script, fonts }: Options): Plugin => ({
  name: 'mizan-landing',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    build: { rolldownOptions: { input: { index: join(root, 'index.html'), landing: script } } },
  }),
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find(
      (file): file is Chunk => file.type === 'chunk' && file.isEntry && file.name === 'landing',
    )
    if (!entry) throw new Error('The build has no script of the public pages')
    const files = filesOf({
      script: `/${entry.fileName}`,
      style: [...facesOf(bundle), ...stylesOf(entry, bundle)].join('\n'),
      fonts: Object.keys(bundle)
        .filter((name) => fonts.test(name))
        .map((name) => `/${name}`),
    })
    const all = { ...files, 'sitemap.xml': sitemap(), 'robots.txt': robots() }
    for (const [name, source] of Object.entries(all))
      this.emitFile({ type: 'asset', fileName: `pages/${name}`, source })
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: appManifest() })
  },
})
