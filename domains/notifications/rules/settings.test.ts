import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alwaysOn, kinds, ways } from '../data/kinds.ts'
import { settingsOf, usualOf } from './settings.ts'

test('a person who has chosen one switch keeps the usual ones beside it', () => {
  const settings = settingsOf({ hearing: { mail: true } })
  assert.deepEqual(
    settings.map(({ kind }) => kind),
    kinds,
  )
  const hearing = settings.find(({ kind }) => kind === 'hearing')
  assert.deepEqual(hearing, { kind: 'hearing', screen: true, mail: true, digest: true })
  const limit = settings.find(({ kind }) => kind === 'limit')
  assert.deepEqual(limit, { kind: 'limit', ...usualOf('limit') })
})

test('everything is usually on the screen, where only critical time limits have to be', () => {
  assert.ok(kinds.every((kind) => usualOf(kind).screen))
  const forced = kinds
    .flatMap((kind) => ways.map((way) => [kind, way] as const))
    .filter((one) => alwaysOn(...one))
  assert.deepEqual(forced, [
    ['criticalLimit', 'screen'],
    ['confirmation', 'screen'],
  ])
})
