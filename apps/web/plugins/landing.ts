/**
 * Builds the public pages: their script and styles beside those of the program, and one file for each page and language.
 * The server puts its own address into them (`platform/http/landing.ts`).
 */
import { join } from 'node:path'
import { appManifest, filesOf, robots, sitemap } from '@mizan/visitors/landing'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

interface Options {
  /** Folder of the first page of the program. */
  root: string
  /** The script of the pages. */
  script: string
  /** Fonts that the pages show first. */
  fonts: RegExp
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
    const styles = [...(entry.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)
    const files = filesOf({
      script: `/${entry.fileName}`,
      styles: ['/legal-fonts.css', ...styles],
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
