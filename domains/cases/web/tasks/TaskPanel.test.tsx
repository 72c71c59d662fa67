/** A task beside the list: in the address, non-modal, and nothing that was typed in it is lost. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { UnsavedChanges } from '@mizan/platform/ui'
import { until } from '@mizan/platform/ui/testing'
import { caseAddress } from '../tabs/address.ts'
import { person, SignedIn, sampleCase, sampleTask, show } from '../testing/index.tsx'
import { Tasks } from './Tasks.tsx'

const taskOf = (title: string, completed = false) => ({
  ...sampleTask,
  ...{ caseTaskId: `task-${title}`, title, displayTitle: title, completed },
})

const addressOf = (title?: string) => caseAddress('case-1', 'tasks', title && `task-${title}`)

async function opened(t: TestContext, title?: string) {
  const screen = await show(
    t,
    <SignedIn>
      <UnsavedChanges />
      <Tasks record={sampleCase} />
    </SignedIn>,
    {
      address: addressOf(title),
      readAddress: (raw) => raw,
      answers: {
        'test.switches': () => ({ caseFollowing: 'TurnedOn' }),
        'tasks.list': () => ({
          todo: ['A', 'B', 'C'].map((one) => taskOf(one)),
          done: [taskOf('D', true)],
          may: ['add'],
        }),
        'cases.permissions': () => ({
          items: [{ user: person, permission: 'write', right: 'write', because: null }],
          may: [],
        }),
        'cases.history': () => ({ items: [], total: 0, pageIndex: 0, pageSize: 10 }),
        'tasks.updateDisplayTitle': () => ({
          caseId: 'case-1',
          caseTaskId: 'task-A',
          version: 2,
          meanwhile: [],
        }),
      },
    },
  )
  const row = (name: string) => {
    const link = [...document.querySelectorAll<HTMLElement>('ol a')].find((one) => one.textContent === name)
    assert.ok(link, `${name} is not in the list`)
    return link
  }
  const choose = async (name: string) => (await until(() => row(name))).click()
  const shows = (name: string) =>
    until(() => {
      const panel = document.querySelector('aside')
      assert.equal(panel?.getAttribute('aria-label'), name)
      assert.equal(screen.address(), addressOf(name))
    })
  const focused = (look: (element: Element | null) => unknown) =>
    until(() => assert.ok(look(document.activeElement), document.activeElement?.outerHTML.slice(0, 200)))
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
  return Object.assign(screen, { row, choose, beside: shows, focused, key })
}

test('a task opens beside the list, and Escape gives the focus back to its row', async (t) => {
  const screen = await opened(t)
  await screen.choose('B')
  await screen.beside('B')
  assert.ok(!document.querySelector('dialog[open]'))
  await screen.focused((element) => element?.tagName === 'H2')
  screen.key('Escape')
  await until(() => assert.ok(!document.querySelector('aside')))
  assert.equal(screen.address(), addressOf())
  await screen.focused((element) => element === screen.row('B'))
})

test('an address that names a task opens it, and j and k show its neighbours', async (t) => {
  const screen = await opened(t, 'A')
  await screen.beside('A')
  await screen.focused((element) => element?.tagName === 'H2')
  screen.key('k')
  screen.key('j')
  await screen.beside('B')
  await screen.focused((element) => element?.tagName === 'H2')
  screen.key('j')
  await screen.beside('C')
  await screen.focused((element) => element?.tagName === 'H2')
  // Those done are a list of their own.
  screen.key('j')
  screen.key('k')
  await screen.beside('B')
})

test('a note that is not saved yet is not lost when another task is chosen', async (t) => {
  const screen = await opened(t, 'A')
  await screen.type('Not', 'Üç tanık daha var')
  await screen.choose('B')
  await screen.press('Sayfada kal')
  await screen.beside('A')
  await screen.holds('Not', 'Üç tanık daha var')
  await screen.choose('B')
  await screen.press('Ayrıl')
  await screen.beside('B')
})

test('a name that is being typed is saved when another task is chosen', async (t) => {
  const screen = await opened(t, 'A')
  await screen.press('Düzenle: Görev adı, A')
  await screen.typeInPlace('Görev adı', 'Delil listesini sun')
  await screen.choose('C')
  await screen.beside('C')
  await until(() =>
    assert.deepEqual(
      screen.sent().filter((body) => body && typeof body === 'object' && 'displayTitle' in body),
      [{ displayTitle: 'Delil listesini sun', version: 1 }],
    ),
  )
})
