/**
 * A click beside a dialog closes it; a press that began inside does not, wherever it ends. A form begins in its first
 * empty field.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useEffect, useRef, useState } from 'react'
import { returnFocus } from '../return-focus.ts'
import { screensOf, until } from '../testing/index.ts'
import { Dialog } from './Dialog.tsx'

const show = screensOf({ rows: {}, errors: {} })

test('only a press that begins and ends beside the dialog closes it', async (t) => {
  const closed: true[] = []
  await show(
    t,
    <Dialog title="Görev" onClose={() => closed.push(true)}>
      <button type="button">Sorumlu</button>
    </Dialog>,
  )
  const [dialog, inside] = await until(() => {
    const found = document.querySelector('dialog[open]')
    assert.ok(found)
    return [found, found.querySelector('button:not([aria-label])') as Element] as const
  })
  const press = (from: Element, to: Element) => {
    from.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    to.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  press(inside, inside)
  press(inside, dialog)
  assert.deepEqual(closed, [])
  press(dialog, dialog)
  await until(() => assert.deepEqual(closed, [true]))
})

test('a dialog that holds something asks before Escape closes it, also while nothing in it has the focus', async (t) => {
  const closed: true[] = []
  let asked = 0
  const mayClose = () => {
    asked += 1
    return false
  }
  await show(
    t,
    <Dialog title="Görev" mayClose={mayClose} onClose={() => closed.push(true)}>
      <input type="file" />
    </Dialog>,
  )
  const dialog = await until(() => {
    const found = document.querySelector('dialog[open]')
    assert.ok(found)
    return found
  })
  const cancel = (target: Element | null) => {
    const event = new Event('cancel', { cancelable: true, bubbles: true })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  assert.equal(cancel(dialog), true)
  assert.equal(asked, 1)
  assert.equal(cancel(dialog.querySelector('input')), false, 'a choice of files that was given up')
  assert.deepEqual([asked, closed], [1, []])
})

for (const { fields, focused } of [
  {
    fields: (
      <form>
        <input type="checkbox" />
        <input name="locked" disabled />
        <input name="day" defaultValue="28.11.2026" />
        <textarea name="what" />
        <input name="rate" />
      </form>
    ),
    focused: 'what',
  },
  {
    fields: (
      <form>
        <input name="day" defaultValue="28.11.2026" />
        <input name="what" defaultValue="Duruşma" />
      </form>
    ),
    focused: 'day',
  },
  {
    fields: (
      <form>
        <input name="what" />
        <input name="amount" data-autofocus />
      </form>
    ),
    focused: 'amount',
  },
])
  test(`a dialog begins in its first empty field, else in the first, unless it names one: ${focused}`, async (t) => {
    await show(
      t,
      <Dialog title="Süre ekle" form onClose={() => undefined}>
        {fields}
      </Dialog>,
    )
    await until(() => assert.equal(document.activeElement?.getAttribute('name'), focused))
  })

/** A page whose button opens a dialog that ends with its work; the button may end with it. */
function Page({ isKept }: { isKept: boolean }) {
  const [step, setStep] = useState<'before' | 'open' | 'done'>('before')
  return (
    <main tabIndex={-1}>
      {(isKept || step !== 'done') && (
        <button type="button" onClick={() => setStep('open')}>
          Ekle
        </button>
      )}
      {step === 'open' && (
        <Dialog title="Görev" onClose={() => setStep('done')}>
          <button type="button" onClick={() => setStep('done')}>
            Kaydet
          </button>
        </Dialog>
      )}
    </main>
  )
}

for (const { isKept, has } of [
  { isKept: true, has: 'BUTTON' },
  { isKept: false, has: 'MAIN' },
])
  test(`a dialog that ends with its work leaves the focus to ${isKept ? 'what opened it' : 'the page, if what opened it is gone'}`, async (t) => {
    const screen = await show(t, <Page isKept={isKept} />)
    const button = await until(() => {
      const found = document.querySelector<HTMLElement>('main > button')
      assert.ok(found)
      return found
    })
    button.focus()
    button.click()
    await screen.press('Kaydet')
    await until(() => assert.equal(document.activeElement?.tagName, has))
    assert.equal(document.querySelector('dialog'), null)
  })

/** What holds the dialog goes with it, and the section around both has the button that opens it again. */
function Section() {
  const [step, setStep] = useState<'before' | 'edited' | 'asked'>('before')
  const edit = useRef<HTMLButtonElement>(null)
  const isEdited = step !== 'before'
  useEffect(() => (isEdited ? () => returnFocus(() => edit.current) : undefined), [isEdited])
  return (
    <main tabIndex={-1}>
      {isEdited ? (
        <form>
          <button type="button" onClick={() => setStep('asked')}>
            Kaydet
          </button>
          {step === 'asked' && (
            <Dialog title="Siz yazarken değişti" onClose={() => setStep('edited')}>
              <button type="button" onClick={() => setStep('before')}>
                Onunkini al
              </button>
            </Dialog>
          )}
        </form>
      ) : (
        <button ref={edit} type="button" onClick={() => setStep('edited')}>
          Düzenle
        </button>
      )}
    </main>
  )
}

test('a dialog that goes with its form leaves the focus to the better place that the section knows', async (t) => {
  const screen = await show(t, <Section />)
  await screen.press('Düzenle')
  await until(() => assert.equal(document.querySelector('form button')?.textContent, 'Kaydet'))
  document.querySelector<HTMLElement>('form button')?.focus()
  await screen.press('Kaydet')
  await screen.press('Onunkini al')
  await until(() => assert.equal(document.activeElement?.textContent, 'Düzenle'))
})
