/**
 * What the first page asks for, and when. Its frame is drawn before the styles of the screens are there, fonts come
 * behind what draws the text, and the address of a text brings the part of the program that reads texts along.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type OutputBundle = Rolldown.OutputBundle

interface Options {
  /** Fonts of the first screen. */
  fonts: RegExp
  /** Name of the part that reads texts; `boot.js` asks for its files where the address is that of a text. */
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
 * What the program imports comes before it as scripts of their own. Each is then run once it is there and in a task of
 * its own, between which the browser is free; as mere imports all would be run at one stroke.
 */
function importsFirst(html: string): string {
  const scripts = [...html.matchAll(imported)].map(
    ([, rest, file]) => `<script type="module"${rest} src=${file}></script>`,
  )
  return html.replace(imported, '').replace(program, (main) => [...scripts, main].join('\n    '))
}

/**
 * A style sheet in the head would hold back the first drawing; behind the frame it only holds back the program. It
 * stays before the screens, whose own styles weigh more. The program is asked for after the frame, which needs none
 * of it.
 */
function frameFirst(html: string): string {
  const styles = html.match(stylesheet) ?? []
  return html
    .replace(stylesheet, '')
    .replace('<div id="root">', `${styles.map((one) => one.trim()).join('')}<div id="root">`)
    .replace(/<script type="module"/g, '$& fetchpriority="low"')
}

/** Files of a part and of what it shares with other parts, without those that every page loads. */
function filesOf(name: string, bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.filter((chunk) => chunk.isEntry).flatMap((entry) => [entry.fileName, ...entry.imports])
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
        // Before `boot.js`, which reads it.
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
