/** A small panel below its control: it has a title, the focus begins in its first field, and Escape closes it alone. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type ReactNode, useState } from 'react'
import { screensOf, until } from '../testing/index.ts'
import { Popup } from './Popup.tsx'

const show = screensOf({ rows: {}, errors: {} })
const focused = () => document.activeElement
const panel = () => document.querySelector('[role="dialog"]')

function Opener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Aç
      </button>
      {isOpen && (
        <Popup title="Hesap" onClose={() => setOpen(false)}>
          {children}
        </Popup>
      )}
    </div>
  )
}

async function opened(t: TestContext, content: ReactNode, around?: (opener: ReactNode) => ReactNode) {
  const opener = <Opener>{content}</Opener>
  const screen = await show(t, around ? around(opener) : opener)
  const button = await until(() => {
    const found = document.querySelector<HTMLElement>('button')
    assert.ok(found)
    return found
  })
  button.focus()
  await screen.press('Aç')
  await until(() => assert.ok(panel()))
  return { button, screen }
}

test('a panel shows its title, and its first field has the focus, whatever stands before it', async (t) => {
  await opened(
    t,
    <>
      <button type="button">Yardım</button>
      <textarea aria-label="Görüş" />
    </>,
  )
  assert.equal(panel()?.querySelector('p')?.textContent, 'Hesap')
  assert.equal(panel()?.getAttribute('aria-label'), 'Hesap')
  assert.equal(focused()?.localName, 'textarea')
})

test('a panel of links begins with the first of them', async (t) => {
  await opened(
    t,
    <>
      <a href="/user-profile">Profilim</a>
      <button type="button">Çıkış yap</button>
    </>,
  )
  assert.equal(focused()?.textContent, 'Profilim')
})

function Late() {
  const [isLoaded, setLoaded] = useState(false)
  return isLoaded ? (
    <button type="button">Okunmamış</button>
  ) : (
    <span ref={() => void setTimeout(() => setLoaded(true), 20)}>Yükleniyor</span>
  )
}

test('what is loaded later into a panel has the focus as soon as it is there', async (t) => {
  await opened(t, <Late />)
  assert.equal(focused(), panel())
  await until(() => assert.equal(focused()?.textContent, 'Okunmamış'))
})

test('Escape closes a panel and not what it stands in, and the focus returns to its control', async (t) => {
  const heard: string[] = []
  const { button } = await opened(t, <a href="/contact">Bize yazın</a>, (opener) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a side panel
    <div onKeyDown={({ key }) => heard.push(key)}>{opener}</div>
  ))
  focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await until(() => assert.ok(!panel()))
  assert.equal(focused(), button)
  assert.deepEqual(heard, [])
})
