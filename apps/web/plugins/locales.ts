/** Removes the texts of libraries in languages that the product does not support. */
import type { Plugin } from 'vite'

const words = /[\\/]react-(aria|stately)[\\/].*[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.mjs$/
const spoken = /(tr-TR|en-US)\.mjs$/

export const localesPlugin = (): Plugin => ({
  name: 'mizan-locales',
  enforce: 'pre',
  load: (id) => (words.test(id) && !spoken.test(id) ? 'export default {}' : undefined),
})
