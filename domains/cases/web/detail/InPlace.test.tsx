/** Title and details of a case in place: nothing of others is overwritten unseen, and nothing typed is lost. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, Unreachable, until } from '@mizan/platform/ui/testing'
import type { Case } from '../../schemas.ts'
import { colleague, SignedIn, sampleCase, show } from '../testing/index.tsx'
import { EditingProvider } from './editing.tsx'
import { Rail } from './Rail.tsx'
import { Title } from './Title.tsx'

const at = '2026-12-11T10:40:00.000Z'

/** `now`: the case as the server has it. */
async function opened(t: TestContext) {
  const parts = changing<Case>(sampleCase, (record) => (
    <SignedIn>
      <EditingProvider record={record} isLocked={false}>
        <Title />
        <Rail record={record} />
      </EditingProvider>
    </SignedIn>
  ))
  const server = { now: sampleCase, changed: '', isAway: false }
  const answer = (field: string, version: number) => {
    if (server.isAway) throw new Unreachable()
    const changes = [{ by: colleague.id, at, fields: [server.changed] }]
    if (version < server.now.version && field === server.changed)
      throw new AppError('version.changed', { details: { version: server.now.version, changes } })
    return { caseId: 'case-1', version: server.now.version + 1, meanwhile: [] }
  }
  const screen = await show(t, parts.element, {
    answers: {
      'cases.people': () => ({ items: [colleague] }),
      'cases.parties': () => ({ items: [] }),
      'cases.updateDisplayTitle': ({ body }) => answer('displayTitle', body.version ?? 0),
      'cases.updateDetails': ({ body }) => answer('docketNumber', body.version ?? 0),
    },
  })
  /** Somebody else saves, and the screen is told of it. */
  const other = (field: 'displayTitle' | 'docketNumber', value: string) => {
    server.now = { ...server.now, [field]: value, version: server.now.version + 1 }
    server.changed = field
    parts.become(server.now)
  }
  const written = () => screen.sent().filter((body) => body !== undefined)
  return Object.assign(screen, { server, other, written })
}

for (const [field, label, start, key] of [
  ['displayTitle', 'Dava adı', 'Yılmaz / ABC A.Ş.', 'displayTitle'],
  ['docketNumber', 'Esas no', '–', 'docketNumber'],
] as const)
  test(`${label}: what somebody else saved while it was typed is shown and not overwritten`, async (t) => {
    const screen = await opened(t)
    await screen.press(`Düzenle: ${label}, ${start}`)
    await screen.typeInPlace(label, 'Benim yazdığım')
    screen.other(field, 'Ayşe yazdı')
    screen.enter()
    await screen.shows('Ayşe Kaya')
    await screen.shows('Ayşe yazdı')
    assert.deepEqual(screen.written(), [{ [key]: 'Benim yazdığım', version: 7 }])
    const mine = await until(() => {
      const boxes = document.querySelectorAll<HTMLInputElement>('dialog[open] input[type=radio]')
      assert.equal(boxes.length, 3)
      return boxes[2] as HTMLInputElement
    })
    mine.click()
    await screen.press('Seçilenleri kaydet')
    await until(() => assert.deepEqual(screen.written().at(-1), { [key]: 'Benim yazdığım', version: 8 }))
  })

test('a title that could not be sent stays in its field, and Enter sends it again', async (t) => {
  const screen = await opened(t)
  await screen.press(/^Düzenle: Dava adı, /)
  await screen.typeInPlace('Dava adı', 'Yeni ad')
  screen.server.isAway = true
  screen.enter()
  await screen.shows('Dava adı kaydedilemedi.')
  assert.equal(screen.inPlace('Dava adı'), 'Yeni ad')
  screen.server.isAway = false
  screen.enter()
  await until(() => assert.equal(screen.inPlace('Dava adı'), undefined))
  assert.deepEqual(screen.written().at(-1), { displayTitle: 'Yeni ad', version: 7 })
})

test('a field that is left as it was is not sent, even if somebody else has changed it meanwhile', async (t) => {
  const screen = await opened(t)
  await screen.press('Düzenle: Esas no, –')
  await screen.typeInPlace('Esas no', '')
  screen.other('docketNumber', '2026/7')
  screen.enter()
  await screen.shows('2026/7')
  await until(() => assert.equal(screen.inPlace('Esas no'), undefined))
  assert.deepEqual(screen.written(), [])
})
