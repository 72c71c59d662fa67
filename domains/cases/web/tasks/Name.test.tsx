/** The name of a task in place: what somebody else saved while it was typed is not overwritten unseen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing } from '@mizan/platform/ui/testing'
import { colleague, SignedIn, sampleTask, show } from '../testing/index.tsx'
import { TaskEditingProvider } from './editing.tsx'
import { Name } from './Name.tsx'

test('a name of a task is sent with the version that was seen when typing began', async (t) => {
  const parts = changing(sampleTask, (task) => (
    <SignedIn>
      <TaskEditingProvider caseId={task.caseId} tasks={[task]}>
        <Name task={task} field="displayTitle" label="Görev" mayEdit />
      </TaskEditingProvider>
    </SignedIn>
  ))
  const changes = [{ by: colleague.id, at: '2026-12-11T10:40:00.000Z', fields: ['displayTitle'] }]
  const screen = await show(t, parts.element, {
    answers: {
      'cases.permissions': () => ({ items: [], may: [] }),
      'tasks.updateDisplayTitle': () => {
        throw new AppError('version.changed', { details: { version: 2, changes } })
      },
    },
  })
  await screen.press('Düzenle: Görev, Dilekçe')
  await screen.typeInPlace('Görev', 'Benim yazdığım')
  parts.become({ ...sampleTask, displayTitle: 'Ayşe yazdı', version: 2 })
  screen.enter()
  await screen.shows('Seçilenleri kaydet')
  await screen.shows('Ayşe yazdı')
  assert.deepEqual(screen.sent().filter(Boolean), [{ displayTitle: 'Benim yazdığım', version: 1 }])
})
