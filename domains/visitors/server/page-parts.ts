/** Parts of public pages that the server writes, because they change: prices, a live answer, and the page's own address. */
import { answerVisitor } from '@mizan/assistant/server'
import { listPlans } from '@mizan/billing/server'
import { AppError } from '@mizan/platform/contract'
import type { Services } from '@mizan/platform/domain'
import type { PagePart } from '@mizan/platform/http'
import { filmsPart } from '../rules/films.ts'
import { html } from '../rules/html.ts'
import { plansPart } from '../rules/plans.ts'
import { proofPart } from '../rules/proof.ts'
import type { FilmShelf } from './films.ts'

type PageServices = Pick<Services, 'calls' | 'features' | 'research'>
type PageRequest = Parameters<PagePart>[0]

const shownQuestion = 'İşe iade davası açma süresi nedir?'
/** The texts change seldom, and visits of the page must not delay others. */
const proofLasts = 60 * 60_000

export function pagePartsOf(services: PageServices, films: FilmShelf): Record<string, PagePart> {
  const answer = rarely(services, () => answerNow(services))
  return {
    plans: (asked) => plansOf(services, asked),
    proof: async ({ language }) => {
      const given = await answer()
      return given && proofPart(given, language)?.text
    },
    films: async ({ language }) => filmsPart(await films.list(language), language)?.text,
    office: async ({ language }) => pictureOf(films, 'office', language),
    phone: async ({ language }) => pictureOf(films, 'phone', language),
    qr: async ({ origin }) => {
      const { toString: drawQr } = await import('qrcode')
      return drawQr(`${origin}/mobile-landing`, { type: 'svg', margin: 1 })
    },
  }
}

const pictures = {
  office: { tr: 'Ana sayfa: günün işleri', en: 'Home: the work of the day', width: 1280, height: 800 },
  phone: { tr: 'Telefonda günün işleri', en: 'The work of the day on a phone', width: 390, height: 780 },
} as const

/** Returns nothing if nobody has made the pictures. */
function pictureOf(films: FilmShelf, name: keyof typeof pictures, language: 'tr' | 'en'): string | undefined {
  const { width, height, [language]: words } = pictures[name]
  const file = `${name}.${language}.jpg`
  if (!films.hasPicture(file)) return undefined
  return html`<img class="shot" src="/films/${file}" alt="${words}" width="${width}" height="${height}" loading="lazy">`
    .text
}

/** Returns nothing while the switch is off; the page then shows its own words. */
async function plansOf(
  services: PageServices,
  { language, query }: PageRequest,
): Promise<string | undefined> {
  if ((await services.features.stateOf('pricingSection')) !== 'TurnedOn') return undefined
  const region = query.region === 'kktc' ? 'kktc' : 'turkey'
  const call = services.calls.make({ rowName: 'visitors.pricing', actor: null }, {})
  return plansPart(await listPlans(call as never, region), language).text
}

/** Returns nothing while the texts are being prepared, or if no text answers. */
async function answerNow({ calls, research }: PageServices) {
  const call = calls.make({ rowName: 'visitors.proof', actor: null }, { research })
  try {
    const asked = { message: shownQuestion, searchCountry: 'turkey', most: 2 } as const
    const { answer } = await answerVisitor(call as never, asked)
    return answer.isRefused ? undefined : answer
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Returns the same result for an hour; an empty one is asked for again. */
function rarely<T>(
  { calls }: PageServices,
  make: () => Promise<T | undefined>,
): () => Promise<T | undefined> {
  let kept: { made: Promise<T | undefined>; at: number } | undefined
  return () => {
    const now = calls.clock.now().getTime()
    if (!kept || Math.abs(now - kept.at) > proofLasts) {
      const made = make()
      kept = { made, at: now }
      const forget = () => {
        if (kept?.made === made) kept = undefined
      }
      made.then((one) => one === undefined && forget(), forget)
    }
    return kept.made
  }
}
