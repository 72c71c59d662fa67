/**
 * The files of the first page, and their order. Its frame is drawn before the styles of the screens arrive, fonts are
 * loaded after the files that draw the text, and the address of a text also loads the script that reads texts.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type OutputBundle = Rolldown.OutputBundle

interface Options {
  /** Fonts of the first screen. */
  fonts: RegExp
  /** Name of the script that reads texts; `boot.js` requests its files if the address is that of a text. */
  reader: string
}

const inHead = (tag: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head',
})

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g

const imported = /\s*<link rel="modulepreload"([^>]*) href=("[^"]*")>/g
const program = /<script type="module"[^>]*><\/script>/

/**
 * The imports of the program get script elements of their own before it. Each then runs in a task of its own as soon
 * as it has arrived, and the browser can do other work in between; as plain imports they would all run in one task.
 */
function importsFirst(html: string): string {
  const scripts = [...html.matchAll(imported)].map(
    ([, rest, file]) => `<script type="module"${rest} src=${file}></script>`,
  )
  return html.replace(imported, '').replace(program, (main) => [...scripts, main].join('\n    '))
}

/**
 * A style sheet in the head would delay the first paint; after the frame it only delays the program. It stays before
 * the styles of the screens, which override it. The program is requested after the frame, which needs none of it.
 */
function frameFirst(html: string): string {
  const styles = html.match(stylesheet) ?? []
  return html
    .replace(stylesheet, '')
    .replace('<div id="root">', `${styles.map((one) => one.trim()).join('')}<div id="root">`)
    .replace(/<script type="module"/g, '$& fetchpriority="low"')
}

/** The files of a script and those that it shares with other scripts, without those that every page loads. */
function filesOf(name: string, bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks
    .filter((chunk) => chunk.isEntry && chunk.name !== 'landing')
    .flatMap((entry) => [entry.fileName, ...entry.imports])
  const part = chunks.find((chunk) => chunk.name === name)
  if (!part) throw new Error(`The build has no part ${name}`)
  const own = [part.fileName, ...part.imports].filter((file) => !first.includes(file))
  return [...own, ...(part.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
}

const preloadFont = (file: string) =>
  inHead('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/${file}`,
    crossorigin: '',
    fetchpriority: 'low',
  })

export function firstPage({ fonts, reader }: Options): Plugin {
  return {
    name: 'mizan-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        // The element comes before `boot.js`, which reads it.
        const text = inHead('meta', { name: 'reader', content: filesOf(reader, bundle).join(' ') })
        const loaded = Object.keys(bundle).filter((file) => fonts.test(file))
        return {
          html: frameFirst(importsFirst(html)),
          tags: [{ ...text, injectTo: 'head-prepend' }, ...loaded.map(preloadFont)],
        }
      },
    },
  }
}
