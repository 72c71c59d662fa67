/** Cases are found in the command palette by what the server finds for the typed text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { useCaseCommands } from './commands.ts'
import { SignedIn, sampleCase, show } from './testing/index.tsx'

function Commands() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <label>
        Komut
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {useCaseCommands(typed).map(({ id, label, run }) => (
        <button key={id} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </>
  )
}

test('a case is offered by its title and number, and opened; nothing is asked while somebody types', async (t) => {
  const asked: unknown[] = []
  const page = { total: 1, isCut: false, pageIndex: 0, pageSize: 6, may: [] }
  const part = (
    <SignedIn>
      <Commands />
    </SignedIn>
  )
  const screen = await show(t, part, {
    answers: {
      'cases.list': ({ query }) => {
        asked.push(query.query)
        return { items: [{ ...sampleCase, next: null }], ...page }
      },
    },
  })
  await screen.type('Komut', 'a')
  await screen.type('Komut', ' abc ')
  await screen.press('Yılmaz / ABC A.Ş. · 2026/129')
  await until(() => assert.equal(screen.address(), '/case-management/case-1'))
  assert.deepEqual(asked, ['abc'])
})
