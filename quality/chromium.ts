/** Finds a Chromium for the browser journeys, and installs one if there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path)) ??
  playwrightChromium()

/** The folder in which Playwright keeps its own build, if one has been downloaded. */
function playwrightChromium(): string | undefined {
  const program = "import('playwright-core').then((p) => process.stdout.write(p.chromium.executablePath()))"
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return run.stdout && existsSync(run.stdout) ? run.stdout : undefined
}

/** Installs the system's package as root on Debian; elsewhere Playwright's build. */
function install(): void {
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const words of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ])
      spawnSync('apt-get', words, { stdio: 'inherit', env: environment })
    return
  }
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
}

/** @throws Error with advice if there is no browser and none can be installed */
export function ensureChromium(): string {
  const found = find()
  if (found) return found
  console.log('No Chromium found; installing one for the browser journeys.')
  install()
  const installed = find()
  if (!installed)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.')
  return installed
}
