/**
 * `node apps/extension/build.ts [--mizan <address>] [--portal <address>] [--pace <ms>] [--out <folder>]`: builds the
 * extension for Chromium and for Firefox. Each script is one file, so that nothing is loaded later.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { type Addresses, type Browser, manifestFor } from './manifest.ts'
import { routesPlugin } from './routes-plugin.ts'

const here = import.meta.dirname
const browsers: readonly Browser[] = ['chromium', 'firefox']
const scripts = {
  background: 'background/main.ts',
  portal: 'portal/main.ts',
  popup: 'popup/main.ts',
} as const

export interface BuildOptions extends Addresses {
  /** Milliseconds between two calls of the portal. */
  pace: number
  out: string
}

/** The shortest pause between calls of the portal; its own pages call no faster. */
const leastPace = 150

export async function buildExtension({
  out,
  pace,
  ...addresses
}: BuildOptions): Promise<Record<Browser, string>> {
  const made = join(out, 'scripts')
  await rm(out, { recursive: true, force: true })
  for (const [name, entry] of Object.entries(scripts)) await script(name, { entry, made, pace, addresses })
  for (const browser of browsers) {
    const folder = join(out, browser)
    await mkdir(folder, { recursive: true })
    await cp(made, folder, { recursive: true })
    await cp(join(here, 'public'), folder, { recursive: true })
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifestFor(browser, addresses), null, 2))
  }
  await rm(made, { recursive: true })
  return { chromium: join(out, 'chromium'), firefox: join(out, 'firefox') }
}

interface Script {
  entry: string
  made: string
  pace: number
  addresses: Addresses
}

async function script(name: string, { entry, made, pace, addresses }: Script): Promise<void> {
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [routesPlugin()],
    define: {
      __MIZAN__: JSON.stringify(addresses.mizan),
      __PORTAL__: JSON.stringify(new URL(addresses.portal).origin),
      __PACE__: JSON.stringify(pace),
    },
    build: {
      target: 'es2022',
      outDir: made,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: join(here, 'src', entry),
        formats: ['iife'],
        name: 'mizan',
        fileName: () => `${name}.js`,
      },
    },
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      mizan: { type: 'string', default: 'http://localhost:3000' },
      portal: { type: 'string', default: 'https://avukat.uyap.gov.tr' },
      pace: { type: 'string', default: '400' },
      out: { type: 'string', default: join(here, 'dist') },
    },
  })
  const { mizan, portal, pace, out } = values
  const folders = await buildExtension({ mizan, portal, out, pace: Math.max(leastPace, Number(pace) || 0) })
  console.log(`${folders.chromium}\n${folders.firefox}`)
}
