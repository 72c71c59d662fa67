/** A phone shows the two newest notices and counts the older ones; they come when one asks for them. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { screensOf, until } from '../testing/index.ts'
import { notify } from './notices.ts'

const show = screensOf({ rows: {}, errors: {} })
const words = ['Bir', 'İki', 'Üç', 'Dört']

const shownWords = () =>
  [...document.querySelectorAll('[data-notice] p')].map((line) => line.lastChild?.textContent)
const olderButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => /bildirim daha$/.test(textContent ?? ''))

function onPhone(t: TestContext) {
  const list = Object.assign(new EventTarget(), { matches: true })
  t.mock.method(globalThis, 'matchMedia', () => list as unknown as MediaQueryList)
}

test('a phone shows the two newest notices, and the older ones when one asks for them', async (t) => {
  onPhone(t)
  await show(t, <p>Ekran</p>)
  for (const word of words) notify('success', word)
  await until(() => assert.deepEqual(shownWords(), ['Üç', 'Dört']))
  assert.equal(olderButton()?.textContent, '2 bildirim daha')
  olderButton()?.click()
  await until(() => assert.deepEqual(shownWords(), words))
  assert.equal(olderButton(), undefined)
  notify('success', 'Beş')
  await until(() => assert.deepEqual(shownWords(), ['Dört', 'Beş']))
})

test('a wider window shows all of them', async (t) => {
  await show(t, <p>Ekran</p>)
  for (const word of words) notify('success', word)
  await until(() => assert.deepEqual(shownWords(), words))
})
