/** The dialog of rights: what is locked and why, and that only what was changed is sent. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import type { Permissions } from '../../schemas.ts'
import { colleague, person, SignedIn, sampleCase, show } from '../testing/index.tsx'
import { RightsDialog } from './RightsDialog.tsx'

const permissions: Permissions = {
  items: [
    {
      user: { id: 'admin', name: 'Can Demir' },
      permission: 'none',
      right: 'write',
      because: 'administrator',
    },
    { user: colleague, permission: 'none', right: 'read', because: 'assignee' },
    { user: person, permission: 'none', right: 'none', because: null },
  ],
  may: ['setPermissions'],
}

const choiceOf = (name: string, right: string) =>
  until(() => {
    const group = [...document.querySelectorAll('fieldset')].find((one) => one.textContent?.includes(name))
    const label = [...(group?.querySelectorAll('label') ?? [])].find((one) => one.textContent === right)
    const choice = label?.querySelector('input')
    assert.ok(choice, `${name} has no ${right}`)
    return choice
  })

test('rights that come from a role or an assignment are locked as far as they go, and only changes are sent', async (t) => {
  const closed: true[] = []
  const dialog = (
    <SignedIn>
      <RightsDialog record={sampleCase} onClose={() => closed.push(true)} />
    </SignedIn>
  )
  const screen = await show(t, dialog, {
    answers: { 'cases.permissions': () => permissions, 'cases.updatePermissions': () => permissions },
  })
  await screen.shows('Yönetici olduğu için yazma')
  await screen.shows('Sorumlu olduğu için en az okuma')
  const locks = [
    ['Can Demir', 'Yazma', true],
    ['Can Demir', 'Yok', true],
    ['Ayşe Kaya', 'Yok', true],
    ['Ayşe Kaya', 'Yazma', false],
    ['Deniz Örnek', 'Yok', false],
  ] as const
  for (const [name, right, isLocked] of locks)
    assert.equal((await choiceOf(name, right)).disabled, isLocked, `${name} ${right}`)
  assert.ok((await choiceOf('Ayşe Kaya', 'Okuma')).checked)
  const own = await choiceOf('Deniz Örnek', 'Okuma')
  own.click()
  await screen.press('Yetkileri kaydet')
  await until(() => assert.deepEqual(closed, [true]))
  const [, body] = screen.sent()
  assert.deepEqual(body, { permissions: [{ userId: 'user-1', permission: 'read' }] })
})

test('those who may not give rights see them without a choice', async (t) => {
  const dialog = (
    <SignedIn>
      <RightsDialog record={sampleCase} onClose={() => undefined} />
    </SignedIn>
  )
  const screen = await show(t, dialog, {
    answers: { 'cases.permissions': () => ({ ...permissions, may: [] }) },
  })
  await screen.shows('Yetkileri yöneticiler ve davayı ekleyen kişi verir.')
  screen.lacks('button', 'Yetkileri kaydet')
  screen.lacks('label', 'Yazma')
})
