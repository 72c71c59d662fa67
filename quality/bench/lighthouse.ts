/**
 * `npm run bench -- lighthouse [--address http://localhost:3000] [--public] [--only <path>]`: Lighthouse's scores of the
 * search page, a decision and a law, or of every public page in both languages, with the largest paint, the shift of the
 * layout and the script that is sent. Without an address a server of its own is started on the bundled sample.
 */
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { languages, pathOf } from '../../domains/visitors/web/landing/page.ts'
import { pages as landingPages } from '../../domains/visitors/web/landing/pages.ts'
import { ensureChromium } from '../chromium.ts'
import { note } from '../figures.ts'
import { type Session, signInSample } from '../sign-in.ts'
import { startServer } from './server.ts'

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Pages behind the sign-in are closed to search engines, so that score is left out. */
const ofProgram = ['performance', 'accessibility', 'best-practices']
const ofPublic = [...ofProgram, 'seo']
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

interface Page {
  name: string
  path: string
  categories: readonly string[]
  isClosed?: true
}

const publicPages = (): Page[] =>
  landingPages.flatMap(({ name, isUnlisted }) =>
    languages.map((language) => {
      const path = pathOf(name, language)
      return { name: path, path, categories: isUnlisted ? ofProgram : ofPublic }
    }),
  )

/** A search that has hits, the first decision that it finds, and a law. */
async function pagesOf(address: string, { headers }: Session): Promise<Page[]> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await answer.json()).data.items
  }
  const [decision] = await post('/case-search/basic-search', { query: 'kira', searchCountry: 'turkey' })
  const [article] = await post('/laws/search', { query: 'kira bedeli', searchCountry: 'turkey' })
  const found = [
    { name: 'search', path: '/search/case?q=kira&country=turkey' },
    { name: 'decision', path: `/search/case/turkey/${decision.id}?q=kira` },
    { name: 'law', path: `/search/lawsearch/turkey/${article.law.id}?q=kira` },
  ]
  return found.map((page) => ({ ...page, categories: ofProgram, isClosed: true }))
}

export async function benchLighthouse(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      address: { type: 'string' },
      verbose: { type: 'boolean' },
      public: { type: 'boolean' },
      only: { type: 'string' },
    },
  })
  const server = values.address ? null : await startServer()
  const address = values.address ?? server?.address ?? ''
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: flags })
  try {
    const pages = values.public ? publicPages() : await closedPages(address, chrome.port)
    console.log(['page', 'form', ...(values.public ? ofPublic : ofProgram), ...Object.keys(paces)].join('\t'))
    for (const page of pages.filter(({ path }) => values.only === undefined || path === values.only))
      for (const form of ['mobile', 'desktop'] as const)
        await measure(address, page, form, chrome.port, values.verbose)
  } finally {
    chrome.kill()
    await server?.stop()
  }
}

/** Pages behind the sign-in, with somebody who is signed in. */
async function closedPages(address: string, port: number): Promise<Page[]> {
  const session = await signInSample(address)
  await keepSession(address, port, session)
  return pagesOf(address, session)
}

/** Stores the tokens where the client looks for them; an option below makes Lighthouse keep them. */
async function keepSession(address: string, port: number, tokens: Session): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${address}/robots.txt`)
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
  }, tokens)
  await page.close()
}

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
} as const

const figureOf = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? 0

/** The time until the page is shown, the shift of its layout, and the bytes of its script. */
const paces: Record<string, (report: Report) => number> = {
  largestPaintMs: (report) => Math.round(figureOf(report, 'largest-contentful-paint')),
  shift: (report) => Math.round(figureOf(report, 'cumulative-layout-shift') * 1_000) / 1_000,
  scriptBytes: ({ audits }) => {
    const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: NetworkRequest[] }
    return items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  },
}

interface NetworkRequest {
  resourceType?: string
  transferSize: number
}

async function measure(
  address: string,
  page: Page,
  form: 'mobile' | 'desktop',
  port: number,
  verbose = false,
) {
  const settings = {
    onlyCategories: [...page.categories],
    // A reader of a public page comes for the first time; behind the sign-in the session is kept.
    disableStorageReset: page.isClosed === true,
    ...(form === 'desktop' ? desktop : {}),
  }
  const result = await lighthouse(
    `${address}${page.path}`,
    { port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings },
  )
  const report = result?.lhr
  const scores = page.categories.map((name) => Math.round((report?.categories[name]?.score ?? 0) * 100))
  page.categories.forEach((name, at) => void note(scores[at], 'lighthouse', page.name, form, name))
  const figures = Object.entries(paces).map(([name, of]) => [name, report && of(report)] as const)
  for (const [name, figure] of figures) note(figure, 'lighthouse', page.name, form, name)
  console.log([page.name, form, ...scores, ...figures.map(([, figure]) => figure)].join('\t'))
  if (!verbose || !report) return
  for (const audit of Object.values(report.audits))
    if (audit.score !== null && audit.score < 0.9)
      console.log(`  ${audit.id}: ${audit.score} ${audit.displayValue ?? ''}`)
}
