/** The order of tasks: moved with keys, read out, sent one after the other; and who may not see what they were given. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { until } from '@mizan/platform/ui/testing'
import type { Task } from '../../schemas.ts'
import {
  chooseFromMenu,
  colleague,
  person,
  SignedIn,
  sampleCase,
  sampleTask,
  show,
} from '../testing/index.tsx'
import { placedAt } from './order.ts'
import { Tasks } from './Tasks.tsx'

const taskOf = (title: string, more: Partial<Task> = {}): Task => ({
  ...sampleTask,
  caseTaskId: `task-${title}`,
  title,
  displayTitle: title,
  ...more,
})

const right = (user: typeof person, allowed: 'write' | 'none') => ({
  ...{ user, permission: allowed, right: allowed, because: null },
})

interface Given {
  tasks?: Task[]
  refused?: boolean
}

async function opened(
  t: TestContext,
  { tasks = ['A', 'B', 'C'].map((one) => taskOf(one)), refused }: Given = {},
) {
  let todo = tasks
  const moves: string[] = []
  const screen = await show(
    t,
    <SignedIn>
      <Tasks record={sampleCase} />
    </SignedIn>,
    {
      answers: {
        'tasks.list': () => ({ todo, done: [], may: ['add'] }),
        'cases.permissions': () => ({ items: [right(person, 'write'), right(colleague, 'none')], may: [] }),
        'tasks.move': ({ params, body }) => {
          if (refused) throw new AppError('task.not_found')
          moves.push(`${params.caseTaskId} ${body.place} ${body.besideId}`)
          const ids = todo.map(({ caseTaskId }) => caseTaskId)
          const others = ids.filter((id) => id !== params.caseTaskId)
          const at = others.indexOf(body.besideId) + (body.place === 'after' ? 1 : 0)
          const order = others.toSpliced(at, 0, params.caseTaskId)
          todo = order.flatMap((id) => todo.find(({ caseTaskId }) => caseTaskId === id) ?? [])
          return { caseTaskIds: order }
        },
      },
    },
  )
  const link = (title: string) =>
    [...document.querySelectorAll<HTMLElement>('ol a')].find((one) => one.textContent === title)
  const shown = () => [...document.querySelectorAll('ol a')].map((one) => one.textContent).join('')
  const focus = (title: string) =>
    until(() => {
      link(title)?.focus()
      assert.equal(document.activeElement?.textContent, title)
    })
  const press = (key: string, altKey = true) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true }))
  return Object.assign(screen, { moves, shown, focus, key: press })
}

test('Alt and the arrows move a task, which keeps the focus and is read out with its place', async (t) => {
  const screen = await opened(t)
  await screen.focus('C')
  screen.key('ArrowUp')
  await until(() => assert.equal(screen.shown(), 'ACB'))
  await screen.shows('C, 2/3')
  screen.key('ArrowUp')
  await until(() => assert.equal(screen.shown(), 'CAB'))
  await screen.shows('C, 1/3')
  assert.equal(document.activeElement?.textContent, 'C')
  // At the end of the list nothing happens, and without Alt neither.
  screen.key('ArrowUp')
  screen.key('ArrowDown', false)
  await until(() => assert.deepEqual(screen.moves, ['task-C before task-B', 'task-C before task-A']))
  assert.equal(screen.shown(), 'CAB')
})

test('an order that the server refuses is taken back, with its reason', async (t) => {
  const screen = await opened(t, { refused: true })
  await screen.focus('A')
  screen.key('ArrowDown')
  await until(() => assert.match(document.body.textContent ?? '', /Görev bulunamadı/))
  await until(() => assert.equal(screen.shown(), 'ABC'))
})

test('a tick does not jump back when it has been saved, and the next task has the focus', async (t) => {
  const task = taskOf('A')
  const next = taskOf('B')
  let isDone = false
  const screen = await show(
    t,
    <SignedIn>
      <Tasks record={sampleCase} />
    </SignedIn>,
    {
      answers: {
        'tasks.list': () => {
          const saved = { ...task, state: 'Done' as const, completed: true, version: 2 }
          return isDone ? { todo: [next], done: [saved], may: [] } : { todo: [task, next], done: [], may: [] }
        },
        'cases.permissions': () => ({ items: [], may: [] }),
        'tasks.updateState': () => {
          isDone = true
          return { caseId: task.caseId, caseTaskId: task.caseTaskId, version: 2, meanwhile: [] }
        },
      },
    },
  )
  await screen.shows('A')
  const box = document.querySelector<HTMLInputElement>('ol input') as HTMLInputElement
  const seen: boolean[] = []
  const watch = new MutationObserver(
    () => void (box.getAttribute('aria-disabled') === 'true' || seen.push(box.checked)),
  )
  watch.observe(box, { attributes: true, attributeFilter: ['aria-disabled'] })
  t.after(() => watch.disconnect())
  box.focus()
  box.click()
  await screen.shows(/Tamamlanan \(1\)/)
  assert.ok(!seen.includes(false))
  await until(() => assert.match(document.activeElement?.getAttribute('aria-label') ?? '', /B/))
})

test('whoever deletes another task than the one they saw is shown what it says now first', async (t) => {
  let task = taskOf('A')
  const seen: unknown[] = []
  const changes = [{ by: colleague.id, at: '2026-12-11T11:02:00.000Z', fields: ['note', 'deadline'] }]
  const screen = await show(
    t,
    <SignedIn>
      <Tasks record={sampleCase} />
    </SignedIn>,
    {
      answers: {
        'tasks.list': () => ({ todo: [task], done: [], may: ['add'] }),
        'cases.permissions': () => ({ items: [right(person, 'write')], may: [] }),
        'cases.people': () => ({ items: [colleague] }),
        'tasks.delete': ({ body }) => {
          seen.push(body)
          if (body?.version !== task.version) throw new AppError('version.changed', { details: { changes } })
          return { done: true }
        },
      },
    },
  )
  await screen.press('Görev işlemleri: A')
  task = { ...task, note: 'Üç tanık daha', deadline: '2027-12-28', version: 2 }
  await chooseFromMenu('Görevi sil')
  await screen.shows(/Ayşe Kaya \d\d:02 bu kaydı değiştirdi/)
  await screen.shows('Not: Üç tanık daha')
  await screen.shows('Son tarih: 28.12.2027')
  await screen.press('Bu hâliyle sil')
  await until(() => assert.deepEqual(seen, [{ version: 1 }, { version: 2 }]))
})

test('a task whose assignee may not read the case any more says so', async (t) => {
  const screen = await opened(t, {
    tasks: [taskOf('A', { assignee: colleague }), taskOf('B', { assignee: person })],
  })
  await until(() => screen.shows('yetkisi yok'))
  const labels = [...document.querySelectorAll('[aria-label^="Sorumlu"]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  assert.deepEqual(labels, ['Sorumlu: Ayşe Kaya, yetkisi yok', 'Sorumlu: Deniz Örnek'])
})

test('a place in the list is told by its neighbour', () => {
  const ids = ['a', 'b', 'c']
  assert.deepEqual(placedAt(ids, 'a', 1), {
    ids: ['b', 'a', 'c'],
    beside: { besideId: 'c', place: 'before' },
  })
  assert.deepEqual(placedAt(ids, 'a', 9), { ids: ['b', 'c', 'a'], beside: { besideId: 'c', place: 'after' } })
  assert.deepEqual(placedAt(ids, 'c', -1), {
    ids: ['c', 'a', 'b'],
    beside: { besideId: 'a', place: 'before' },
  })
  assert.equal(placedAt(ids, 'a', 0), undefined)
  assert.equal(placedAt(['a'], 'a', 1), undefined)
  assert.equal(placedAt(ids, 'x', 1), undefined)
})
