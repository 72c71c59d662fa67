/** Sweeps all screens of people who are signed in: each has its help. */
import '@mizan/platform/ui/testing'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WebManifest } from '@mizan/platform/ui'
import { topicAt } from '../../domains/visitors/web/help/topic.ts'
import { topics } from '../../domains/visitors/web/help/topics.ts'
import { domains } from './domains.ts'

const manifests: readonly WebManifest[] = domains

test('every screen behind the sign-in has a help topic of its own domain', () => {
  const screens = manifests.flatMap((manifest) => [...manifest.screens])
  const closed = screens.filter(({ access }) => access === 'private' || access === 'any')
  assert.ok(closed.length > 20)
  const without = closed.filter(({ path }) => !topicAt(topics, path.replace('/*', '')))
  assert.deepEqual(
    without.map(({ path }) => path),
    [],
  )
})
