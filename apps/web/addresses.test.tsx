import '@mizan/platform/ui/testing'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { WebManifest } from '@mizan/platform/ui'
import { domains } from './domains.ts'
import { addressesIn } from './plugins/addresses.ts'

test('the list for the server has the address of every route, and no other one', () => {
  const manifests: readonly WebManifest[] = domains
  const routes = manifests.flatMap((manifest) =>
    [...manifest.routes].map(({ options }) => (options as unknown as { path: string }).path),
  )
  assert.deepEqual(new Set(addressesIn(join(import.meta.dirname, '../..'))), new Set(routes))
})
