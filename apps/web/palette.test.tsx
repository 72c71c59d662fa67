/** Sweeps all screens behind the sign-in: each is found in the command palette, by both of its names. */
import '@mizan/platform/ui/testing'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WebManifest } from '@mizan/platform/ui'
import { offeredScreens } from '../../platform/ui/shell/offered-screens.ts'
import { domains } from './domains.ts'

const manifests: readonly WebManifest[] = domains
const screens = manifests.flatMap((manifest) => [...manifest.screens])
const titled = manifests.flatMap(({ routes }) =>
  routes.map(({ options }) => ({
    path: (options as unknown as { path: string }).path,
    title: options.staticData?.title,
    bare: options.staticData?.bare === true,
  })),
)
const modules = ['cases', 'clients', 'members', 'company', 'subscription', 'product']
const everything = {
  permissions: Object.fromEntries(modules.map((module) => [module, 'Write' as const])),
  licences: screens.flatMap(({ licences = [] }) => licences),
}

test('a person who may open everything finds every screen that needs no parameter', () => {
  const found = offeredScreens(titled, screens, everything).map(({ path }) => path)
  const closed = screens.filter(({ path, access }) => access === 'private' && !/[{*]/.test(path))
  assert.ok(closed.length > 15)
  assert.deepEqual(
    closed.map(({ path }) => path).filter((path) => !found.includes(path)),
    [],
  )
})

test('a person who may open nothing is offered no screen of an office or of the staff', () => {
  const nothing = { permissions: {}, licences: [] }
  const paths = offeredScreens(titled, screens, nothing).map(({ path }) => path)
  assert.deepEqual(
    paths.filter((path) => /^\/(company|client|case|features|subscription|drafts|time|calendar)/.test(path)),
    [],
  )
})

test('the commands of every domain are loaded by functions of their own', async () => {
  const loads = manifests.flatMap(({ commands }) => commands ?? [])
  const hooks = await Promise.all(loads.map((load) => load()))
  assert.ok(hooks.length > 8)
  assert.equal(new Set(hooks).size, hooks.length)
})
