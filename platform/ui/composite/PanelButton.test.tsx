/** A panel below a button: what was opened before does not close it. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { screensOf, until } from '../testing/index.ts'
import { PanelButton } from './PanelButton.tsx'

const show = screensOf({ rows: {}, errors: {} })
const panel = () => document.querySelector('[role="dialog"]')

test('a write that ends late does not close a panel that was opened since', async (t) => {
  const closes: (() => void)[] = []
  const screen = await show(
    t,
    <PanelButton label="Ekle" face="Ekle">
      {(close) => {
        closes.push(close)
        return <p>Dava</p>
      }}
    </PanelButton>,
  )
  await screen.press('Ekle')
  await screen.shows('Dava')
  const first = closes.at(-1)
  first?.()
  await until(() => assert.ok(!panel()))
  await screen.press('Ekle')
  await screen.shows('Dava')
  first?.()
  await wait(50)
  assert.ok(panel())
  closes.at(-1)?.()
  await until(() => assert.ok(!panel()))
})

test('everything in the panel is part of the dialog that its button names, what only screen readers find too', async (t) => {
  const screen = await show(
    t,
    <PanelButton label="Filtre ekle" face="+">
      {() => <p>Durum</p>}
    </PanelButton>,
  )
  await screen.press('Filtre ekle')
  await screen.shows('Durum')
  const closing = () => [...document.querySelectorAll('button[tabindex="-1"]')]
  await until(() => assert.ok(closing().length > 0))
  assert.ok(closing().every((button) => panel()?.contains(button)))
  assert.equal(panel()?.getAttribute('aria-label'), 'Filtre ekle')
})

test('the first field of a panel has the focus as soon as it opens', async (t) => {
  const screen = await show(
    t,
    <PanelButton label="Klasör" face="Klasör">
      {() => (
        <>
          <button type="button">Yardım</button>
          <input aria-label="Adı" />
        </>
      )}
    </PanelButton>,
  )
  await screen.press('Klasör')
  await until(() => assert.equal(document.activeElement?.getAttribute('aria-label'), 'Adı'))
})

/** From now on a browser would report an animation without an end for each element. */
function moveForever(t: TestContext): void {
  const timeline = Object.create(DocumentTimeline.prototype)
  const animation = { playState: 'running', timeline, finished: new Promise(() => {}) }
  const animations = { value: () => [animation], configurable: true }
  Object.defineProperty(Element.prototype, 'getAnimations', animations)
  t.after(() => Reflect.deleteProperty(Element.prototype, 'getAnimations'))
}

test('a panel that is closed is gone at once, and the page behind it can be used', async (t) => {
  const screen = await show(
    t,
    <>
      <nav data-rail />
      <PanelButton label="Sayaç" face="Sayaç">
        {(close) => (
          <button type="button" onClick={close}>
            Durdur
          </button>
        )}
      </PanelButton>
    </>,
  )
  const isInert = () => document.querySelector<HTMLElement>('[data-rail]')?.closest('[inert]') !== null
  await screen.press('Sayaç')
  await screen.shows('Durdur')
  assert.ok(isInert())
  moveForever(t)
  await screen.press('Durdur')
  await until(() => assert.ok(!panel()))
  assert.ok(!isInert())
})
