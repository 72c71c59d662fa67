/** The browser extension in a Chromium of its own, beside a portal of the courts on this machine. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { buildExtension } from '../apps/extension/build.ts'
import { openPortal, type PortalDouble } from '../apps/extension/testing/portal/server.ts'
import { ensureChromium } from '../quality/chromium.ts'
import { PATIENCE_MS } from './waiting.ts'

interface Wanted {
  mizan: string
  portal: PortalDouble
  /** Milliseconds between two calls of the portal. */
  pace: number
}

/** Builds it once for these two addresses. */
export async function builtExtension({
  mizan,
  portal,
  pace,
}: Wanted): Promise<{ folder: string; firefox: string; remove: () => Promise<void> }> {
  const out = await mkdtemp(join(tmpdir(), 'mizan-extension-'))
  const { NODE_ENV } = process.env
  const { chromium: folder, firefox } = await buildExtension({
    ...{ out, mizan, pace },
    portal: portal.address,
  })
  // Building makes this process one of production, and whatever it starts or reads later would be that too.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  return { folder, firefox, remove: () => rm(out, { recursive: true, force: true }) }
}

export interface Extended {
  context: BrowserContext
  /** The popup as a page: without a button to press it cannot be opened as one. */
  popup: Page
  /** Signs in to the portal, or again after its session has ended. */
  signInToPortal: () => Promise<void>
  close: () => Promise<void>
}

interface Opening {
  folder: string
  portal: PortalDouble
  /** Where the browser keeps what it knows, to open it again as it was left; otherwise it forgets. */
  profile?: string
}

/** A browser with the extension, as one lawyer has it. */
export async function openExtended({ folder, portal, profile = '' }: Opening): Promise<Extended> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    headless: false,
    viewport: { width: 420, height: 800 },
    locale: 'tr-TR',
    args: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...[`--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ],
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const page = context.pages()[0] ?? (await context.newPage())
  const signInToPortal = async () => {
    await page.goto(portal.address)
    const enter = page.getByRole('button', { name: 'Giriş' })
    if (await enter.isVisible()) await enter.click()
    await page.getByText('Oturumunuz açık').waitFor()
  }
  await signInToPortal()
  const popup = await context.newPage()
  await popup.goto(`chrome-extension://${new URL(worker.url()).host}/popup.html`)
  return { context, popup, signInToPortal, close: () => context.close() }
}

interface Credentials {
  email: string
  password: string
}

export async function signInToMizan(popup: Page, { email, password }: Credentials): Promise<void> {
  await popup.getByLabel('E-posta').fill(email)
  await popup.getByLabel('Parola').fill(password)
  await popup.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Agrees to what the extension does, which it asks once. */
export const agree = (popup: Page): Promise<void> =>
  popup.getByRole('button', { name: 'Okudum, onaylıyorum' }).click()

/** Lists the open files of the commercial court. */
export async function listFiles(popup: Page): Promise<void> {
  await popup.getByLabel('Birim').selectOption('0902')
  await popup.getByRole('button', { name: 'Dosyaları listele' }).click()
  await popup.getByText('2026/1755', { exact: true }).waitFor()
}

/** One file in the list of the popup. */
export const fileItem = (popup: Page, number: string) =>
  popup.getByRole('listitem').filter({ hasText: number })

/** Chooses these files and starts. */
export async function beginSync(popup: Page, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await fileItem(popup, number).getByRole('checkbox').check()
  await popup.getByRole('button', { name: 'Başlat' }).click()
}

export { openPortal }
