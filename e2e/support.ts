/** What the journeys share: a browser and its pages, and screenshots. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../quality/chromium.ts'
import { assertNoViolations } from './accessibility.ts'
import { ownPerson } from './people.ts'
import type { TestServer } from './server.ts'
import { slowed } from './slowed.ts'
import { trace } from './traces.ts'
import { takesPictures } from './turns.ts'
import { noteVisits } from './visits.ts'
import { becomes, PATIENCE_MS, settles, watchRequests } from './waiting.ts'

const root = join(import.meta.dirname, '..')
const pictures = join(root, 'test-results')

const allWidths = [390, 1024, 1536]

/** The window in which journeys go on after a screen was checked. */
const desktop = { width: 1536, height: 900 }
let turn = 0

/** The widths at which a screen is checked: one after the other for the screens of a journey, or all of them each time. */
const widths: Iterable<number> = takesPictures
  ? allWidths
  : {
      *[Symbol.iterator]() {
        yield allWidths[turn++ % allWidths.length] ?? 390
      },
    }

const languages = ['tr', 'en'] as const

interface ViewedIn {
  width: number
  language: (typeof languages)[number]
}

/** English is wider than Turkish in some places, and no place is narrower than on a phone. */
const usual: readonly ViewedIn[] = [
  { width: 390, language: 'en' },
  { width: 1024, language: 'tr' },
  { width: 1536, language: 'tr' },
]

/** In which widths and languages a screen is checked. */
export const views: readonly ViewedIn[] = takesPictures
  ? languages.flatMap((language) => allWidths.map((width) => ({ width, language })))
  : usual

/**
 * On Linux, Chromium converts the name of a download to the locale of its process. If that is not UTF-8 (no LANG, or
 * one that is not installed, as in a bare shell or container) it cannot write the ı of "Yargıtay" and names the whole
 * file 'download'. A desktop's locale is UTF-8, so the browser of the journeys gets one as well.
 */
const ofDesktop = { ...process.env, LC_ALL: 'C.UTF-8' }

/**
 * With each page Chromium also loads the two of its own address bar, which take longer than ours and which nobody sees
 * here. Only the last list of this kind counts, so it repeats that of the driver.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join()

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${withoutFeatures}`,
      // A microphone that beeps once a second, and a browser that lets every page use it.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
    env: ofDesktop,
  })

export interface View {
  width?: number
  language?: 'tr' | 'en'
  /** Nobody is signed in; otherwise it is the journey's own person, the administrator of an office of their own. */
  visitor?: boolean
  /** The question about cookies has not been answered. */
  cookiesAsked?: boolean
  /**
   * Messages that are shown for a moment, such as "Copied", are shown for a minute, so that the journey can see them.
   */
  unhurried?: boolean
}

/** The account that exists from the start, outside production. */
export const sample = { email: 'demo@mizan.test', organisation: 'Örnek Hukuk Bürosu' }

/** Stores the session of the journey's own person in the storage of a page. */
async function signIn(context: BrowserContext, server: TestServer): Promise<void> {
  const { email, accessToken, refreshToken } = await ownPerson(server)
  await context.addInitScript(
    (tokens) => {
      if (localStorage.getItem('signed-in-once')) return
      localStorage.setItem('signed-in-once', 'yes')
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, lastLoginEmail: email },
  )
}

const declined = () => `declined.${Math.floor(Date.now() / 1000) + 86_400}`

/** Makes timers of one to ten seconds wait for a minute. */
function takeTime(): void {
  const usual = window.setTimeout
  const slower = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    usual(work, ms > 1_000 && ms <= 10_000 ? 60_000 : ms, ...rest)
  window.setTimeout = slower as typeof window.setTimeout
}

/** A page in a browser context of its own. */
export async function newPage(
  browser: Browser,
  server: TestServer,
  { width = 1536, language, visitor, cookiesAsked, unhurried }: View = {},
): Promise<Page> {
  const phone = width < 768
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: phone ? 844 : 900 },
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
  })
  watchRequests(context)
  noteVisits(context)
  slowed(context)
  await trace(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  if (unhurried) await context.addInitScript(takeTime)
  if (language)
    await context.addInitScript((value) => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', value)
    }, language)
  if (!visitor) await signIn(context, server)
  if (!cookiesAsked)
    await context.addCookies([{ name: 'cookie_consent', value: declined(), url: server.address }])
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return page
}

/** Waits until nothing is loading, and takes a screenshot if pictures are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  await settles(page)
  if (!takesPictures) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** Takes a screenshot; fails if the screen is wider than the window or not accessible. */
export async function assertSound(page: Page, name: string): Promise<void> {
  await picture(page, name)
  // What is in a dialog scrolls by itself.
  const excess = () =>
    page.evaluate(() => {
      const all = [document.documentElement, ...document.querySelectorAll('dialog[open][data-form] > *')]
      return Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    })
  await becomes(excess, 0, `${name} is wider than the screen`)
  await assertNoViolations(page, name)
}

/** The same in the next width, or in all widths if pictures are wanted; afterwards the window is that of a desktop. */
export async function assertSoundAtWidths(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: width < 768 ? 844 : 900 })
    await assertSound(page, `${name}-${width}`)
  }
  await resize(page, desktop)
}

/** A window that has the size already would still be laid out and painted anew. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}
