/**
 * Lists the addresses of all screens for the server (`addresses.json`), so that an address without a screen is answered 404. They
 * are read from the files of the routes, because those load what only a browser has.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const route = /createRoute\(\{[^{}]*?\bpath:\s*'([^']+)'/g

/** `root`: folder of the repository. */
export const addressesIn = (root: string): string[] =>
  globSync('domains/*/web/**/route*.tsx', { cwd: root })
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(route)].map(([, path = '']) => path))

export const addresses = (root: string): Plugin => ({
  name: 'mizan-addresses',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(addressesIn(root)) })
  },
})
