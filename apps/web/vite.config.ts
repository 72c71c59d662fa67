import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontPreload } from './plugins/font-preload.ts'
import { routesPlugin } from './plugins/routes.ts'

export default defineConfig({
  plugins: [react(), routesPlugin(), fontPreload(/dm-sans-.*\.woff2$/)],
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first screen needs comes in two files: one that changes with the libraries, one with the product.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'product', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
