/** The product with the page of its controls, which the server builds and shows only outside production. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from '../plugins/contract.ts'
import { localesPlugin } from '../plugins/locales.ts'

export default defineConfig({
  base: '/dev/house/',
  plugins: [react(), contractPlugin(), localesPlugin()],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
