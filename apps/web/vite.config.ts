import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addresses } from './plugins/addresses.ts'
import { contractPlugin } from './plugins/contract.ts'
import { firstPage } from './plugins/first-page.ts'
import { landing } from './plugins/landing.ts'
import { localesPlugin } from './plugins/locales.ts'
import { offline } from './plugins/offline.ts'
import { pdfFiles } from './plugins/pdf-files.ts'

/** Scripts of packages, and the small run-time of the bundler. All styles belong to the product, as one file. */
const library = /node_modules.*(?<!\.css)$|rolldown\/runtime/

export default defineConfig({
  plugins: [
    react(),
    contractPlugin(),
    localesPlugin(),
    firstPage({ fonts: /dm-sans-.*\.woff2$/, reader: 'Reader' }),
    landing({
      root: import.meta.dirname,
      script: join(import.meta.dirname, '../../domains/visitors/web/landing/script/landing.ts'),
      fonts: /dm-sans-.*\.woff2$/,
    }),
    addresses(join(import.meta.dirname, '../..')),
    pdfFiles(),
    offline({ screens: '/domains/calculators/web/', fileName: 'calculators-worker.js' }),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first screen is loaded as two files: one that changes with the libraries, one with the product.
        codeSplitting: {
          groups: [
            // The loader of later parts is the only code that public pages share with the program.
            { name: 'later', test: /vite\/preload-helper/, priority: 2 },
            { name: 'libraries', tags: ['$initial'], test: library, priority: 1 },
            // The public pages have a small script of their own.
            { name: 'product', tags: ['$initial'], test: /^(?!.*\/visitors\/web\/landing\/)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
