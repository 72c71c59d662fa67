/** Tests of the recordings of a case: names, the bin, and the limits of an office. */
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { caseErrors } from '@mizan/cases/contract'
import type { Case } from '@mizan/cases/schemas'
import { AppError } from '@mizan/platform/contract'
import { fill, fillSlots, gatherTabs, TabContent } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { recordingRows } from '../../contract.ts'
import { recordingErrors } from '../../errors.ts'
import type { Recording } from '../../schemas.ts'
import { recordingsWeb } from '../manifest.ts'
import { recorder } from '../page.ts'
import { Member, recordingWith, signIn, switchAnswers, switchRows } from '../testing/index.tsx'

const show = screensOf({
  rows: { ...recordingRows, ...switchRows },
  errors: { ...caseErrors, ...recordingErrors },
})
gatherTabs(recordingsWeb.tabs)
const record = { caseId: 'case-1', displayTitle: 'Yılmaz / ABC' } as Case

interface Office {
  recordings: Recording[]
  binned: Recording[]
}

/** A server that has these recordings. */
function serverOf(office: Office) {
  const page = (items: Recording[]) => ({
    ...{ items, total: items.length, pageIndex: 0, pageSize: 50, inBin: office.binned.length },
    ...{ transcribes: true, largestTranscribed: 25 * 1024 * 1024, may: ['add'] },
  })
  const [first] = office.recordings
  const deleted = { by: { id: 'user-1', name: 'Deniz Örnek' }, at: '2026-12-11T10:00:00.000Z', daysLeft: 30 }
  return {
    'recordings.list': ({ query }: { query: { bin: boolean } }) =>
      page(query.bin ? office.binned : office.recordings),
    'recordings.rename': ({ body }: { body: { name: string } }) => {
      Object.assign(first as Recording, { name: body.name, version: 2 })
      return { ...(first as Recording), meanwhile: [] }
    },
    'recordings.delete': () => {
      office.binned = office.recordings.splice(0, 1).map((one) => ({ ...one, deleted, may: ['restore'] }))
      return { done: true }
    },
    'recordings.restore': () => {
      office.recordings = office.binned.splice(0, 1).map((one) => ({ ...one, deleted: null, may: ['edit'] }))
      return office.recordings[0]
    },
    'recordings.goOn': () => ({ part: 2 }),
    'recordings.drop': () => ({ done: true }),
  }
}

async function opened(t: TestContext, recordings: Recording[], plan: object = {}, answers: object = {}) {
  const office: Office = { recordings, binned: [] }
  const screen = await show(
    t,
    <Member {...plan}>
      <TabContent of="cases.case" current="recordings" given={{ record }} />
    </Member>,
    { answers: { ...switchAnswers, ...serverOf(office), ...answers } as never },
  )
  return Object.assign(screen, { office })
}

const inMenu = async (screen: Awaited<ReturnType<typeof opened>>, entry: string) => {
  await screen.press('Tanık görüşmesi: işlemler')
  const item = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (one) => one.textContent === entry,
    )
    assert.ok(found, `${entry} is not in the menu`)
    return found
  })
  item.click()
}

test('a recording gets another name, and never an empty one', async (t) => {
  const screen = await opened(t, [recordingWith()])
  await screen.shows('Tanık görüşmesi')
  await inMenu(screen, 'Adını değiştir')
  await screen.type('Ad', '  ')
  await screen.press('Kaydet')
  await screen.refuses('Ad', 'Kaydın bir adı olmalı.')
  await screen.type('Ad', 'Keşif tutanağı')
  await screen.press('Kaydet')
  await until(() =>
    assert.deepEqual(screen.sent().at(-2) ?? screen.sent().at(-1), { name: 'Keşif tutanağı', version: 1 }),
  )
  await screen.shows('Keşif tutanağı')
})

test('a recording goes to the bin and comes back from it', async (t) => {
  const screen = await opened(t, [recordingWith()])
  await screen.shows('Tanık görüşmesi')
  await inMenu(screen, 'Sil')
  await screen.shows('Tanık görüşmesi çöp kutusuna atıldı.')
  await screen.shows('Henüz ses kaydı yok')
  await screen.press('Çöp kutusu 1')
  await screen.shows('30 gün sonra kalıcı silinir')
  await screen.press('Tanık görüşmesi: geri yükle')
  await screen.shows('Çöp kutusu boş')
  await screen.press('Kayıtlara dön')
  await screen.shows('Tanık görüşmesi')
})

test('a person who continues an unfinished recording records its next part', async (t) => {
  t.after(() => recorder.close())
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  const unfinished = recordingWith({
    state: 'unfinished',
    lastPieceAt: '2020-01-01T00:00:00.000Z',
    may: ['edit', 'goOn', 'finish', 'drop'],
  })
  const screen = await opened(t, [unfinished])
  signIn(t, 'user-1')
  await screen.shows('Yarım kalan kayıt: 5 sn.')
  await screen.press('Kayda devam et')
  await until(() =>
    assert.deepEqual(recorder.current()?.wanted.goesOn, {
      recordingId: 'recording-1',
      part: 2,
      beforeMs: 5_000,
    }),
  )
})

test('a notice above the recordings says whether the office has locked them', async (t) => {
  fillSlots([fill('cases.locked', 'test.lock', () => <p>Belgeler kilitli</p>)])
  t.after(() => fillSlots([]))
  const screen = await opened(t, [recordingWith()])
  await screen.shows('Belgeler kilitli')
  await screen.shows('Tanık görüşmesi')
})

test('a list that fails says so', async (t) => {
  const screen = await opened(
    t,
    [],
    {},
    {
      'recordings.list': () => {
        throw new AppError('case.no_access')
      },
    },
  )
  await screen.shows('Ses kayıtları yüklenemedi.')
})

test('with a read-only plan recordings are heard and read, and nothing is begun or changed', async (t) => {
  const screen = await opened(t, [recordingWith()], { readOnly: true })
  const locked = [true, 'Planınız salt okunur: görüntüler, indirirsiniz.']
  await until(() => {
    const states = [...document.querySelectorAll<HTMLButtonElement>('button')]
      .filter(({ textContent }) => ['Kayda başla', 'Ses yükle'].includes(textContent ?? ''))
      .map(({ disabled, title }) => [disabled, title])
    assert.deepEqual(states, [locked, locked])
  })
  screen.lacks('button', 'Tanık görüşmesi: işlemler')
})

test('an office without the licence sees which part it lacks', async (t) => {
  const screen = await opened(t, [recordingWith()], { licences: [] })
  await screen.shows(/Ses kayıtları/)
  await screen.shows(/Örnek Hukuk/)
  screen.lacks('button', 'Kayda başla')
})
