/** An address of every screen inside the frame, for journeys that open all of them. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { addressesIn } from '../apps/web/plugins/addresses.ts'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { decision, law } from './reading.ts'
import { server } from './stage.ts'

/** They have no frame: whoever opens them is not signed in, or is sent on. */
const outside =
  /^\/$|^\/(?:login|signup|verify|verify\/code|verify\/success|forgot-password|reset-password)$|^\/guest\//

/** Those of them that need nothing from before. */
export const outsideScreens = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/guest/subscription/nothing',
]

export const isStaffed = (address: string): boolean => address.startsWith('/features')

/** Further views of a screen. */
const views = [
  '/case-management?layout=board',
  '/calendar?scale=week',
  '/calendar?scale=day',
  '/client?show=totals',
  '/time?show=report',
  '/search/case?view=expert',
]
const calculators = ['time-limit', 'interest', 'severance', 'sentence', 'rent-increase', 'court-fees']

/** What the addresses with a parameter show: all of it is the journey's own. */
async function samples(): Promise<Record<string, readonly string[]>> {
  const me = bearer(await ownPerson(server))
  const say = (path: string, body: object) => post(server, path, body, me)
  const { clientId } = await say('/client/create', { name: 'ABC A.Ş.', contacts: [] })
  const { caseId } = await say('/case-management/create', {
    ...{ displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'Ç-1', conflictsSeen: true },
  })
  const template = { title: 'Büro ihtarnamesi', kind: 'notice', sourceId: 'ihtarname' }
  const { templateId } = await say('/language-model/templates', template)
  const { draftId } = await say('/language-model/document/generate', {
    templateId: 'ihtarname',
    title: 'İhtar',
  })
  return {
    '/calculators/$page': calculators.map((page) => `/calculators/${page}`),
    '/case-management/$caseId': [`/case-management/${caseId}`, '/case-management/nothing'],
    '/client/$clientId': [`/client/${clientId}`],
    '/drafts/$draftId': [`/drafts/${draftId}`],
    '/drafts/templates/$templateId': [`/drafts/templates/${templateId}`],
    '/invitation/$invitationId': ['/invitation/nothing'],
    '/subscription/$promotionId': ['/subscription/nothing'],
    '/search/case': ['/search/case?country=turkey', '/search/case?country=turkey&q=kira'],
    '/search/case/$country/$caseId': [decision, '/search/case/turkey/nothing'],
    '/search/lawsearch/$country': ['/search/lawsearch/turkey', '/search/lawsearch/turkey?q=kira'],
    '/search/lawsearch/$country/$lawId': [law],
  }
}

/** Those of every route of the program; a route with a parameter that has no sample fails. */
export async function everyScreen(): Promise<string[]> {
  const known = await samples()
  const routes = [...new Set(addressesIn(join(import.meta.dirname, '..')))].filter(
    (one) => !outside.test(one),
  )
  return [...routes.sort(), ...views].flatMap((route) => {
    const of = known[route] ?? [route]
    assert.ok(!of[0]?.includes('$'), `${route} has no sample`)
    return of
  })
}

/** Opens a screen without loading the program again, after a press as of a person. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.keyboard.press('F9')
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    scrollTo(0, 0)
  }, address)
}

/** The tabs of the screen that is shown, which are screens as well. */
export const tabsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main nav a[href*="tab="]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
