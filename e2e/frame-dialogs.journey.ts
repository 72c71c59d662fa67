/**
 * Every dialog in which something is entered is one: 560 wide, or the whole of a phone, and at its foot, in view, the way
 * back and then the main action. What it holds has the sizes of the frame.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { measure } from './measure.ts'
import { bearer, ownPerson } from './people.ts'
import { goInside } from './screens.ts'
import { browser, server } from './stage.ts'
import { newPage } from './support.ts'
import { isAbsent, settles } from './waiting.ts'

interface Opened {
  address: string
  /** The name of the button that opens it. */
  button: string
  /** Only at this width. */
  at?: number
  /** It has one button at its foot, because what is chosen counts at once. */
  done?: string
}

async function dialogs(): Promise<Opened[]> {
  const me = bearer(await ownPerson(server))
  const say = (path: string, body: object) => post(server, path, body, me)
  const { clientId } = await say('/client/create', { name: 'ABC A.Ş.', contacts: [] })
  const { caseId } = await say('/case-management/create', {
    ...{ displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'Ç-1', conflictsSeen: true },
  })
  const of = `/case-management/${caseId}`
  const client = `/client/${clientId}`
  return [
    { address: '/dashboard', button: '+ Görev', at: 1536 },
    { address: '/case-management', button: '+ Yeni dava' },
    { address: '/case-management', button: '+ Filtre', at: 390, done: 'Davaları göster' },
    { address: of, button: 'Yetki', at: 1536 },
    { address: `${of}?tab=dates`, button: '+ Duruşma' },
    { address: `${of}?tab=dates`, button: '+ Süre' },
    { address: `${of}?tab=parties`, button: '+ Taraf' },
    { address: `${of}?tab=decisions`, button: 'E. ve K. no ile ekle' },
    { address: '/client', button: '+ Yeni müvekkil' },
    { address: client, button: '+ Tahsilat' },
    { address: client, button: '+ Hizmet' },
    { address: client, button: 'Hesap ekstresi' },
    { address: `${client}?tab=contacts`, button: 'İletişim bilgisi ekle' },
    { address: `${client}?tab=instalments`, button: 'Taksit planı yap' },
    { address: '/time', button: '+ Kayıt ekle' },
    { address: '/company', button: 'Üye davet et' },
    { address: '/drafts/templates', button: 'Yeni şablon' },
    { address: '/user-profile?tab=security', button: 'Doğrulama uygulaması ekle' },
    { address: '/user-profile?tab=data', button: 'Hesabımı sil' },
  ]
}

/** Runs in the page: its width, whether the way in and out is in view, and the words of the buttons at its foot. */
function shapeOf(dialog: Element) {
  const box = dialog.getBoundingClientRect()
  const end = [...dialog.querySelectorAll('[data-foot] button')].map((one) => ({
    ...one.getBoundingClientRect().toJSON(),
    said: one.textContent ?? '',
  }))
  return {
    width: Math.round(box.width),
    isInView: box.top >= 0 && box.bottom <= innerHeight && end.every(({ bottom }) => bottom <= box.bottom),
    foot: end.map(({ said }) => said),
    isRight: (end.at(-1)?.right ?? 0) > box.right - 32,
  }
}

async function faultsOf(page: Page, { address, button, done }: Opened, width: number): Promise<string[]> {
  await goInside(page, address)
  await settles(page)
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  await settles(page)
  const { width: wide, isInView, foot, isRight } = await dialog.evaluate(shapeOf)
  const { faults } = await measure(page, width, { hasHead: false })
  if (wide !== (width < 768 ? 390 : 560)) faults.push(`is ${wide} wide`)
  if (!isInView) faults.push('is not in view, with its foot')
  if (done ? foot.at(-1) !== done : foot[0] !== 'Vazgeç' || !isRight)
    faults.push(`ends with ${foot.join(', ')}`)
  await page.keyboard.press('Escape')
  await isAbsent(dialog)
  return faults.map((fault) => `${button} of ${address} at ${width}: ${fault}`)
}

for (const width of [390, 1536])
  test(`at ${width} pixels every dialog has one width, and at its foot the way back and the main action`, async () => {
    const opened = (await dialogs()).filter(({ at = width }) => at === width)
    const page = await newPage(browser, server, { width, language: 'tr' })
    await page.goto('/dashboard')
    await page.locator('main h1').waitFor()
    const faults: string[] = []
    for (const one of opened) faults.push(...(await faultsOf(page, one, width)))
    assert.deepEqual(faults, [])
    await page.context().close()
  })
