import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsRows } from '@mizan/platform/contract'
import { gather } from '@mizan/platform/domain'
import { domains } from '../../server/domains.ts'
import { contractPlugin } from './contract.ts'

const loaded = (id: string): string => {
  const { resolveId, load } = contractPlugin() as unknown as Record<
    string,
    (id: string) => string | undefined
  >
  return load?.(resolveId?.(id) ?? '') ?? ''
}
const tableIn = (text: string): object => JSON.parse(text.replace('export default ', ''))

test('the program contains only the routes of its first calls, and finds every other one in the file of its domain', () => {
  const entry = loaded('virtual:routes')
  const first = Object.keys(JSON.parse(/export const first = (.*)/.exec(entry)?.[1] ?? '{}'))
  assert.ok(first.length <= 10, `${first}`)
  for (const name of Object.keys({ ...gather(domains).rows, ...eventsRows })) {
    const file = entry.match(RegExp(`\\b${name.split('.')[0]}: \\(\\) => import\\('([^']+)'\\)`))?.[1]
    const table = file ? tableIn(loaded(file)) : {}
    assert.ok(first.includes(name) || name in table, name)
  }
})
