/** Names similar to that of a client are seen before the client is added, or given to a case. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import type { Conflicts } from '../../schemas.ts'
import { EditingProvider, useEditing } from '../detail/editing.tsx'
import { SignedIn, sampleCase, show } from '../testing/index.tsx'
import { NewClientConflicts } from './NewClientConflicts.tsx'

const finding: Conflicts['items'][number]['findings'][number] = {
  ...{ kind: 'party', name: 'Tuğba Sözer', why: 'spelling', also: [], role: 'opponent', clientId: null },
  ...{ case: { caseId: 'case-2', caseNumber: '2026/7', displayTitle: 'Işık / Sözer' } },
  opposes: true,
  clash: 'opponent',
}
const found: Conflicts = { items: [{ name: 'TUGBA SOZER', total: 1, findings: [finding], elsewhere: [] }] }

function Choose() {
  const { save } = useEditing()
  return (
    <button type="button" onClick={() => void save('client', 'client-2')}>
      Seç
    </button>
  )
}

test('a case gets a client with a similar name once that was seen', async (t) => {
  const screen = await show(
    t,
    <SignedIn>
      <EditingProvider record={sampleCase} isLocked={false}>
        <Choose />
      </EditingProvider>
    </SignedIn>,
    {
      answers: {
        'cases.people': () => ({ items: [] }),
        'cases.updateDetails': ({ body }) => {
          if (!body.conflictsSeen) throw new AppError('case.conflicts_found', { details: { ...found } })
          return { caseId: 'case-1', version: 8, meanwhile: [] }
        },
      },
    },
  )
  const sent = () => screen.sent().filter(Boolean)
  const body = { clientId: 'client-2', version: 7 }
  await screen.press('Seç')
  await screen.shows('Tuğba Sözer')
  await screen.press('Müvekkili kaydet')
  await screen.refuses('Gördüm, adımla kaydedilsin', 'Benzer kayıtları gördüğünüzü işaretleyin.')
  assert.deepEqual(sent(), [{ ...body, conflictsSeen: false }])
  await screen.tick('Gördüm, adımla kaydedilsin')
  await screen.press('Müvekkili kaydet')
  await until(() => assert.deepEqual(sent().at(-1), { ...body, conflictsSeen: true }))
  await until(() => assert.equal(document.querySelector('dialog[open]'), null))
})

function Adding({ told, clientName = 'TUGBA SOZER' }: { told: number[]; clientName?: string }) {
  const [seen, setSeen] = useState(false)
  return (
    <NewClientConflicts
      clientName={clientName}
      confirmation={{ name: 'conflictsSeen', value: seen, onChange: setSeen }}
      onFound={(total) => told.push(total)}
    />
  )
}

test('the dialog of a new client learns how many similar names there are', async (t) => {
  const told: number[] = []
  const screen = await show(t, <Adding told={told} />, { answers: { 'cases.conflicts': () => found } })
  await screen.shows('Menfaat çatışması: 1 benzer kayıt')
  await screen.shows('Müvekkilin karşı tarafı olarak kayıtlı')
  assert.deepEqual(told, [0, 1])
  assert.deepEqual(screen.sent().filter(Boolean), [{ names: [{ name: 'TUGBA SOZER', side: 'ours' }] }])
})

test('the tick goes when the name changes, because it was another name whose likes were seen', async (t) => {
  const parts = changing('TUGBA SOZER', (clientName) => <Adding told={[]} clientName={clientName} />)
  const screen = await show(t, parts.element, { answers: { 'cases.conflicts': () => found } })
  await screen.shows('Menfaat çatışması: 1 benzer kayıt')
  await screen.tick('Gördüm, adımla kaydedilsin')
  const box = (await screen.field('Gördüm, adımla kaydedilsin')) as HTMLInputElement
  assert.equal(box.checked, true)
  parts.become('TUGBA SOZEN')
  await until(() => assert.equal(box.checked, false))
})

test('of a case that may not be opened what was typed is repeated, with whom to ask', async (t) => {
  const elsewhere = [{ ask: 'Ayşe Kaya' }]
  const hidden = { items: [{ name: 'TUGBA SOZER', total: 1, findings: [], elsewhere }] }
  const screen = await show(t, <Adding told={[]} />, { answers: { 'cases.conflicts': () => hidden } })
  await screen.shows('Menfaat çatışması: 1 benzer kayıt')
  await screen.shows('Erişiminiz olmayan bir davada benzer bir ad var; şu kişiye sorun: Ayşe Kaya.')
  assert.equal(document.querySelector('li b')?.textContent, 'TUGBA SOZER')
})
