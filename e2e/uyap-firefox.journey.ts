/** The extension in Firefox, where that is installed: what scripts of extensions may do there differs from Chromium. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from './calls.ts'
import { builtExtension, openPortal } from './extension.ts'
import { firefoxPath, openFirefox } from './firefox.ts'
import { bearer, ownPerson, password } from './people.ts'
import { server } from './stage.ts'

const button = (text: string) =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === ${JSON.stringify(text)})`
const says = (text: string) => `document.body?.innerText.includes(${JSON.stringify(text)})`
const fill = (type: string, value: string) =>
  `void (document.querySelector('input[type="${type}"]').value = ${JSON.stringify(value)})`

test('a lawyer with Firefox fetches a court file into the office', async (t) => {
  if (!firefoxPath)
    return t.diagnostic('Firefox is not installed here, so nothing was tried (apt-get install firefox-esr)')
  const portal = await openPortal({ cases: 1, documents: 12, bytes: 200_000 })
  const { firefox: folder, remove } = await builtExtension({ mizan: server.address, portal, pace: 5 })
  const firefox = await openFirefox(folder)
  try {
    const court = await firefox.newPage()
    await court.go(`${portal.address}/`)
    await court.press('document.querySelector("button")')
    await court.waitFor(says('Oturumunuz açık'))
    const me = await ownPerson(server)
    const popup = await firefox.newPage()
    await popup.go(firefox.popupAddress)
    await popup.waitFor('document.querySelector("header")')
    if (await popup.evaluate(`Boolean(${button('Türkçe')})`)) await popup.press(button('Türkçe'))
    await popup.waitFor(button('Giriş yap'))
    await popup.evaluate(fill('email', me.email))
    await popup.evaluate(fill('password', password))
    await popup.press(button('Giriş yap'))
    await popup.press(button('Okudum, onaylıyorum'))
    await popup.waitFor('document.querySelectorAll("select")[1]?.options.length > 0')
    await popup.press(button('Dosyaları listele'))
    await popup.press('document.querySelector(".cases input")')
    await popup.press(button('Başlat'))
    await popup.waitFor('document.querySelector("[role=status]")?.textContent === "Bitti."')
    const { items } = await get<{ items: { caseId: string }[] }>(server, '/case-management', bearer(me))
    const place = `/case-management/${items[0]?.caseId}/documents?pageSize=1`
    assert.equal((await get<{ total: number }>(server, place, bearer(me))).total, 14)
    assert.equal(portal.counts.atOnce, 1)
  } finally {
    await firefox.close()
    await portal.close()
    await remove()
  }
})
