/**
 * A card says what is overdue in its case, though the case itself has no deadline; the column of the table does too. It is
 * moved with its menu where neither dragging nor a letter is to be had.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import type { ListedCase, NextThing } from '../../schemas.ts'
import { Next } from '../list/Next.tsx'
import { chooseFromMenu, SignedIn, sampleCase, show } from '../testing/index.tsx'
import { BoardCard, type CardProps } from './BoardCard.tsx'

const task: NextThing = {
  kind: 'task',
  id: 'task-1',
  title: 'Delil listesi',
  date: '2020-12-09',
  time: null,
  hearingKind: null,
}
const cardOf = (next: NextThing | null, more: Partial<CardProps> = {}) => {
  const line: ListedCase = { ...sampleCase, next }
  const still = { isLifted: false, isMoving: false, mayMove: false, onDrag: () => {}, onMove: () => {} }
  const rest = { ...still, ...more }
  return (
    <SignedIn>
      <ul>
        <BoardCard line={line} {...rest} />
      </ul>
    </SignedIn>
  )
}
const text = () => document.body.textContent ?? ''

test('a card shows a task whose day has passed, and says since when', async (t) => {
  const screen = await show(t, cardOf(task))
  await screen.shows(/09\.12\.2020 · [\d.]+ gün geçti · Görev · Delil listesi/)
})

for (const date of ['2099-12-09', null])
  test(`a card shows nothing of a task ${date ? 'whose day is still to come' : 'without a day'}`, async (t) => {
    const screen = await show(t, cardOf({ ...task, date }))
    await screen.shows(sampleCase.displayTitle)
    assert.ok(!text().includes('Delil listesi'))
  })

test('the column of what is next says what is overdue', async (t) => {
  const screen = await show(t, <Next thing={task} />)
  await screen.shows(/gün geçti/)
})

test('the column of what is next shows what is to come with its day alone', async (t) => {
  const screen = await show(t, <Next thing={{ ...task, date: '2099-12-09' }} />)
  await screen.shows('09.12.2099 Delil listesi')
  assert.ok(!text().includes('gün geçti'))
})

test('a card has a menu to move it, which a screen reader finds beside a mouse too', async (t) => {
  const moved: unknown[] = []
  const onMove: CardProps['onMove'] = ({ caseId, version }, to) => moved.push([caseId, version, to])
  const screen = await show(t, cardOf(null, { mayMove: true, onMove }))
  await screen.press(`Taşı: ${sampleCase.displayTitle}`)
  await chooseFromMenu('İstinafta')
  await until(() => assert.deepEqual(moved, [[sampleCase.caseId, sampleCase.version, 'appeal']]))
})

test('a card that may not be moved has none', async (t) => {
  const screen = await show(t, cardOf(null))
  await screen.shows(sampleCase.displayTitle)
  assert.ok(!document.querySelector('button'))
})

test('a card is no longer dragged once the pointer moves again, though it has left the page in between', async (t) => {
  const dragged: (string | undefined)[] = []
  const onDrag: CardProps['onDrag'] = (line) => dragged.push(line?.caseId)
  const screen = await show(t, cardOf(null, { mayMove: true, onDrag }))
  await screen.shows(sampleCase.displayTitle)
  const card = document.querySelector('[data-card]')
  const data = { setData: () => undefined, effectAllowed: '' }
  card?.dispatchEvent(Object.assign(new Event('dragstart', { bubbles: true }), { dataTransfer: data }))
  await until(() => assert.deepEqual(dragged, [sampleCase.caseId]))
  card?.remove()
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  await until(() => assert.deepEqual(dragged, [sampleCase.caseId, undefined]))
})
