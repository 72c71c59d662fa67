/**
 * `npm run films [-- --to <folder> --address http://localhost:3000]`: films of the product and pictures for the public
 * pages, made of the running product on its sample. They go into the folder `films` of the data folder, from where a
 * server shows them.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadConfig } from '@mizan/platform/config'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { startServer } from '../bench/server.ts'
import { ensureChromium } from '../chromium.ts'
import { type Session, signInSample } from '../sign-in.ts'
import { encode, record, size } from './record.ts'
import { type Film, films, type Language } from './scripts.ts'
import { tracksOf } from './tracks.ts'

const languages = ['tr', 'en'] as const
/** Time to read a caption. */
const readMs = 3_200
/** Events of the office keep a line open, so a page is never without one. */
const settleMs = 1_500

interface Stage {
  browser: Browser
  address: string
  session: Session
  folder: string
}

async function signedIn(stage: Stage, language: Language, viewport: { width: number; height: number }) {
  const { browser, address, session } = stage
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: 'reduce' })
  const stored = { accessToken: session.accessToken, refreshToken: session.refreshToken, language }
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, stored)
  const until = Math.floor(Date.now() / 1_000) + 86_400
  await context.addCookies([{ name: 'cookie_consent', value: `declined.${until}`, url: address }])
  return context
}

async function make(stage: Stage, film: Film, language: Language) {
  const context = await signedIn(stage, language, size)
  try {
    return await filmed(stage, film, language, context)
  } finally {
    await context.close()
  }
}

async function filmed(stage: Stage, film: Film, language: Language, context: BrowserContext) {
  const page = await context.newPage()
  // The time of loading before the first step is not part of the film.
  await film.steps[0]?.does(page, language)
  await sleep(settleMs)
  const recording = await record(page)
  const times: number[] = []
  for (const [at, step] of film.steps.entries()) {
    times.push(recording.now())
    if (at > 0) await step.does(page, language)
    await sleep(readMs)
  }
  const poster = await page.screenshot({ type: 'jpeg', quality: 82 })
  const frames = await recording.end()
  times.push(frames.at(-1)?.at ?? 0)
  const name = (kind: string) => join(stage.folder, `${film.name}.${language}.${kind}`)
  await writeFile(name('webm'), await encode(stage.browser, stage.address, frames))
  await writeFile(name('vtt'), tracksOf(film, times, language))
  await writeFile(name('jpg'), poster)
  console.log(`${film.name} ${language}: ${frames.length} frames, ${times.at(-1)?.toFixed(1)} s`)
  return times.map((one) => Math.round(one * 10) / 10)
}

const pictures = [
  { name: 'office', path: '/dashboard', width: 1280, height: 800 },
  { name: 'phone', path: '/mobile-dashboard', width: 390, height: 780 },
] as const

async function picture(stage: Stage, language: Language): Promise<void> {
  for (const { name, path, width, height } of pictures) {
    const context = await signedIn(stage, language, { width, height })
    const page = await context.newPage()
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await sleep(settleMs)
    await page.screenshot({ path: join(stage.folder, `${name}.${language}.jpg`), type: 'jpeg', quality: 82 })
    await context.close()
  }
}

const { values } = parseArgs({ options: { to: { type: 'string' }, address: { type: 'string' } } })
const target = values.to ?? join(loadConfig().dataDir, 'films')
const folder = `${target}.new`
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
/** Starts a server of its own, unless one with the sample is named. */
const server = values.address ? null : await startServer()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const address = values.address ?? server?.address ?? ''
  const stage: Stage = { browser, address, session: await signInSample(address), folder }
  const made = []
  for (const film of films)
    for (const language of languages) {
      const times = await make(stage, film, language)
      made.push({
        ...{ name: film.name, language, title: film.title[language], seconds: times.at(-1) ?? 0 },
        steps: film.steps.map(({ says }, at) => ({ at: times[at] ?? 0, says: says[language] })),
      })
    }
  for (const language of languages) await picture(stage, language)
  await writeFile(join(folder, 'index.json'), JSON.stringify({ films: made }))
  await rm(target, { recursive: true, force: true })
  await rename(folder, target)
  console.log(`${made.length} films in ${target}`)
} finally {
  await browser.close()
  await server?.stop()
}
