/**
 * Puts what pdf.js loads at run time into the build, in a folder that is named after its version: decoders of images
 * that work without WebAssembly, which the page's policy does not allow, and typefaces for PDFs that bring none.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** The domain that shows PDFs. */
const owner = join(import.meta.dirname, '../../../domains/documents/package.json')
const wanted = { wasm: /_nowasm_fallback\.js$/, standard_fonts: /\.(pfb|ttf)$/ }

export function pdfFiles(): Plugin {
  return {
    name: 'mizan-pdf-files',
    apply: 'build',
    generateBundle() {
      const path = createRequire(owner).resolve('pdfjs-dist/package.json')
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
      for (const [folder, names] of Object.entries(wanted)) {
        const from = join(dirname(path), folder)
        const files = readdirSync(from).filter((name) => names.test(name))
        if (files.length === 0) throw new Error(`pdfjs-dist has no files in ${folder}`)
        for (const name of files)
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdfjs-${version}/${name}`,
            source: readFileSync(join(from, name)),
          })
      }
    },
  }
}
