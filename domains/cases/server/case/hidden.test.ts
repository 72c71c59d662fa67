import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Caller } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { newCase, newTask, openCases } from '../testing/index.ts'
import { hideCasesFrom } from './store/hidden.ts'

test('entries about tasks are hidden from those who may not read their case, entries about templates are not', async () => {
  const world = await openCases()
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const { caseId } = await newCase(admin)
  await newTask(admin, caseId)
  const body = { templateId: 'divorce', startDate: '2026-12-01', version: 1 }
  await admin.of('tasks.applyTemplate', caseId, body)
  await admin.call('taskTemplates.delete', { params: { templateId: 'divorce' } })
  const shown = async () => {
    const hidden = hideCasesFrom(user as unknown as Caller) ?? sql<boolean>`false`
    const entries = await world.system.read(({ db }) =>
      db
        .selectFrom('audit_entries')
        .select('action')
        .where('company_id', '=', admin.officeId)
        .where(sql<boolean>`not ${hidden}`)
        .orderBy('id')
        .execute(),
    )
    return entries.map(({ action }) => action)
  }
  assert.deepEqual(await shown(), ['task_template.deleted'])
  const permissions = [{ userId: user.userId, permission: 'read' }]
  await admin.of('cases.updatePermissions', caseId, { permissions })
  assert.deepEqual(await shown(), [
    'case.created',
    'task.added',
    'task.template_applied',
    'task_template.deleted',
    'case.permissions_changed',
  ])
  await world.close()
})
