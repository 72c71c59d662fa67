/**
 * Gives the public pages the product's fonts under their built names, because these pages load nothing of the program.
 */
import type { Plugin } from 'vite'

const face = /@font-face\s*\{[^}]*\}/g

export function legalFonts(): Plugin {
  return {
    name: 'mizan-legal-fonts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const styles = Object.values(bundle).filter(
        (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
      )
      const faces = styles.flatMap(
        (file) => String(file.type === 'asset' ? file.source : '').match(face) ?? [],
      )
      if (faces.length === 0) throw new Error('The build has no fonts')
      this.emitFile({ type: 'asset', fileName: 'legal-fonts.css', source: faces.join('\n') })
    },
  }
}
