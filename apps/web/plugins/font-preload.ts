/** Asks for the fonts of the interface together with the page, not only once the styles are read. */
import type { HtmlTagDescriptor, Plugin } from 'vite'

export function fontPreload(pattern: RegExp): Plugin {
  return {
    name: 'mizan-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context): HtmlTagDescriptor[] =>
        Object.keys(context.bundle ?? {})
          .filter((file) => pattern.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
