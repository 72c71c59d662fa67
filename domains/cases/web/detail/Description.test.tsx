/** The description: what is typed becomes a draft, and the draft of another device is not written over unasked. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { Unreachable, until } from '@mizan/platform/ui/testing'
import { type ReactNode, useState } from 'react'
import type { Case } from '../../schemas.ts'
import { SignedIn, sampleCase, show } from '../testing/index.tsx'
import { Description } from './Description.tsx'
import { EditingProvider } from './editing.tsx'

/** What this browser has kept since the page was closed. */
function Stored({ drafts, children }: { drafts: readonly object[]; children: ReactNode }) {
  useState(() => drafts.length > 0 && localStorage.setItem('unsentDrafts', JSON.stringify(drafts)))
  return children
}

const stored = () => JSON.parse(localStorage.getItem('unsentDrafts') ?? '[]')

async function opened(
  t: TestContext,
  more: Partial<Case> = {},
  { drafts = [], isAway = false }: { drafts?: readonly object[]; isAway?: boolean } = {},
) {
  const server = { isAway }
  const reached = <A,>(answer: A): A => {
    if (server.isAway) throw new Unreachable()
    return answer
  }
  const screen = await show(
    t,
    <SignedIn>
      <Stored drafts={drafts}>
        <EditingProvider record={{ ...sampleCase, ...more }} isLocked={false}>
          <Description />
        </EditingProvider>
      </Stored>
    </SignedIn>,
    {
      answers: {
        'cases.people': () => ({ items: [] }),
        'cases.saveDraft': () => reached({ done: true }),
        'cases.updateDescription': () => reached({ caseId: 'case-1', version: 8, meanwhile: [] }),
      },
    },
  )
  const written = () => screen.sent().filter((body) => body !== undefined)
  const write = async (text: string) => {
    const area = await until(() => {
      const found = document.querySelector('textarea')
      assert.ok(found)
      return found
    })
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    setter?.call(area, text)
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return Object.assign(screen, { written, write, server })
}

test('a pause in typing keeps a draft of the version that was seen, and saving sends the text once', async (t) => {
  const screen = await opened(t)
  await screen.press('İşe iade')
  await screen.write('İşe iade istemi')
  await screen.shows(/taslak \d\d:\d\d, yalnız siz görürsünüz/)
  assert.deepEqual(screen.written(), [{ description: 'İşe iade istemi', version: 7 }])
  await screen.press('Açıklamayı kaydet')
  await screen.shows('Kaydedildi')
  assert.deepEqual(screen.written().at(-1), { description: 'İşe iade istemi', version: 7 })
  assert.equal(screen.written().length, 2)
})

test('a draft from before is offered, and a text that is given up is thrown away', async (t) => {
  const draft = { description: 'Yarım kalan', savedAt: '2026-12-11T10:40:00.000Z', version: 5 }
  const screen = await opened(t, { draft })
  await screen.shows('taslağınız var; yalnız siz görürsünüz.')
  await screen.press('Aç')
  await until(() => assert.equal(document.querySelector('textarea')?.value, 'Yarım kalan'))
  await screen.press('Vazgeç')
  await until(() => assert.deepEqual(screen.written(), [{ description: null, version: 5 }]))
})

test('a draft of another device is shown beside what is written here', async (t) => {
  const draft = { description: 'Başka yerde', savedAt: '2026-12-11T10:40:00.000Z', version: 7 }
  const screen = await opened(t, { draft })
  await screen.press('İşe iade')
  await screen.shows(/Başka cihazda \d\d:\d\d taslağı var\./)
  await screen.press('Bunu tut')
  await until(() => assert.deepEqual(screen.written(), [{ description: 'İşe iade', version: 7 }]))
})

test('a text that could not be saved stays in the editor, and its draft is sent when the connection is back', async (t) => {
  const screen = await opened(t)
  await screen.press('İşe iade')
  await screen.write('Yolda yazılan')
  screen.server.isAway = true
  await screen.press('Açıklamayı kaydet')
  await screen.shows('Açıklama kaydedilemedi.')
  await screen.shows('Taslak kaydedilemedi.')
  const text = { description: 'Yolda yazılan', version: 7 }
  assert.deepEqual(screen.written(), [text, text])
  assert.equal(document.querySelector('textarea')?.value, 'Yolda yazılan')
  screen.server.isAway = false
  dispatchEvent(new Event('online'))
  await screen.shows(/taslak \d\d:\d\d, yalnız siz görürsünüz/)
  assert.deepEqual(screen.written(), [text, text, text])
  await screen.press('Açıklamayı kaydet')
  await screen.shows('Kaydedildi')
  dispatchEvent(new Event('online'))
  assert.equal(screen.written().length, 4)
})

const unsent = {
  userId: 'user-1',
  caseId: 'case-1',
  description: 'Yolda yazılan',
  version: 6,
  savedAt: '2026-12-11T10:40:00.000Z',
}

test('what is typed without a connection is kept by this browser until the server has it', async (t) => {
  const screen = await opened(t)
  await screen.press('İşe iade')
  screen.server.isAway = true
  await screen.write('Yolda yazılan')
  const { savedAt: _, ...kept } = { ...unsent, version: 7 }
  const [{ savedAt, ...found }, ...others] = stored()
  assert.deepEqual([found, others, typeof savedAt], [kept, [], 'string'])
  await screen.shows('Taslak kaydedilemedi.')
  assert.equal(stored().length, 1)
  screen.server.isAway = false
  dispatchEvent(new Event('online'))
  await screen.shows(/taslak \d\d:\d\d, yalnız siz görürsünüz/)
  await until(() => assert.deepEqual(stored(), []))
})

test('a draft that was closed without a connection is sent when the case is opened again', async (t) => {
  const screen = await opened(t, {}, { drafts: [unsent] })
  await until(() => assert.deepEqual(screen.written(), [{ description: 'Yolda yazılan', version: 6 }]))
  await until(() => assert.deepEqual(stored(), []))
})

test('a draft that was closed without a connection is offered while there is still none', async (t) => {
  const screen = await opened(t, {}, { drafts: [unsent], isAway: true })
  await screen.shows('taslağınız var; yalnız siz görürsünüz.')
  await screen.press('Aç')
  await until(() => assert.equal(document.querySelector('textarea')?.value, 'Yolda yazılan'))
})

test('a draft of this browser neither replaces a later one of the server nor is sent for somebody else', async (t) => {
  const draft = { description: 'Sonra yazılan', savedAt: '2026-12-11T11:00:00.000Z', version: 7 }
  const others = { ...unsent, userId: 'user-2' }
  const screen = await opened(t, { draft }, { drafts: [others, unsent] })
  await screen.press('Aç')
  await until(() => assert.equal(document.querySelector('textarea')?.value, 'Sonra yazılan'))
  assert.deepEqual(screen.written(), [])
  assert.deepEqual(stored(), [others, unsent])
})
