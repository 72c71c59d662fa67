/** Menus of a case and of a task: what somebody else has set since the menu was opened is not overwritten unseen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, until } from '@mizan/platform/ui/testing'
import type { Case, Task } from '../../schemas.ts'
import { Assignee } from '../tasks/Assignee.tsx'
import { TaskEditingProvider } from '../tasks/editing.tsx'
import {
  chooseFromMenu,
  colleague,
  person,
  SignedIn,
  sampleCase,
  sampleTask,
  show,
} from '../testing/index.tsx'
import { EditingProvider } from './editing.tsx'
import { Rail } from './Rail.tsx'
import { StateMenu } from './StateMenu.tsx'

const refused = (field: string) => () => {
  const changes = [{ by: colleague.id, at: '2026-12-11T10:40:00.000Z', fields: [field] }]
  throw new AppError('version.changed', { details: { changes } })
}
const people = {
  'cases.people': () => ({ items: [person, colleague] }),
  'cases.parties': () => ({ items: [] }),
}
const written = (screen: { sent: () => unknown[] }) => screen.sent().filter((body) => body !== undefined)

const caseMenus = () =>
  changing<Case>(sampleCase, (record) => (
    <SignedIn>
      <EditingProvider record={record} isLocked={false}>
        <StateMenu />
        <Rail record={record} />
      </EditingProvider>
    </SignedIn>
  ))

test('a state is chosen for the case as it was when the menu was opened, and a newer one is shown beside it', async (t) => {
  const parts = caseMenus()
  const screen = await show(t, parts.element, {
    answers: { ...people, 'cases.updateState': refused('state') },
  })
  await screen.press(/Açık/)
  parts.become({ ...sampleCase, state: 'appeal', version: 8 })
  await chooseFromMenu('Kapalı')
  await screen.shows('Ayşe Kaya')
  await screen.shows('İstinafta')
  // The keys begin with the choice, and not with what closes the dialog.
  await screen.hasFocus('Önceki')
  assert.deepEqual(written(screen), [{ state: 'closed', version: 7 }])
})

test('an assignee is chosen for the case as it was when the menu was opened', async (t) => {
  const parts = caseMenus()
  const screen = await show(t, parts.element, {
    answers: { ...people, 'cases.updateAssignee': refused('assignee') },
  })
  await screen.press(/^Sorumlu/)
  parts.become({ ...sampleCase, assignee: colleague, version: 8 })
  await chooseFromMenu('Deniz')
  await until(() => assert.deepEqual(written(screen), [{ assigneeId: person.id, version: 7 }]))
})

test('an assignee is chosen for the task as it was when the menu was opened', async (t) => {
  const parts = changing<Task>(sampleTask, (task) => (
    <SignedIn>
      <TaskEditingProvider caseId={task.caseId} tasks={[task]}>
        <Assignee task={task} mayEdit />
      </TaskEditingProvider>
    </SignedIn>
  ))
  const screen = await show(t, parts.element, {
    answers: {
      ...people,
      'cases.permissions': () => ({
        items: [person, colleague].map((user) => ({
          ...{ user, permission: 'write' as const, right: 'write' as const, because: null },
        })),
        may: [],
      }),
      'tasks.updateAssignee': refused('assignee'),
    },
  })
  await screen.press(/^Sorumlu/)
  parts.become({ ...sampleTask, assignee: colleague, version: 2 })
  await chooseFromMenu('Deniz')
  await until(() => assert.deepEqual(written(screen), [{ assigneeId: person.id, version: 1 }]))
})
