/** What lists of documents, recordings and the like have in common: states, the bin, and what is dropped on them. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { ReactNode } from 'react'
import { ApiError } from '../../contract/client.ts'
import { AccountProvider } from '../index.tsx'
import { screensOf, until } from '../testing/index.ts'
import { Bin, BinButton, BinnedLine, DropFrame, Found, RowsWaiting, useBinNotices } from './index.ts'

const show = screensOf({ rows: {}, errors: {} })
/** Whose plan is not known yet, so nothing is locked. */
const nobody = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const deleted = { by: { name: 'Ayşe Yılmaz' }, at: '2026-12-11T10:00:00.000Z', daysLeft: 27 }
const says = { back: 'Belgelere dön', emptyBody: 'Silinenler burada kalır.', pager: 'Sayfalar' }

interface Line {
  name: string
  may: boolean
}

async function bin(t: TestContext, found: { items: Line[]; total: number; pageIndex?: number }) {
  const done: string[] = []
  const screen = await show(
    t,
    <AccountProvider value={nobody}>
      <Bin<Line>
        says={says}
        found={{ data: { pageIndex: 0, ...found }, error: null, refetch: () => undefined }}
        onTurn={(page) => done.push(`page ${page}`)}
        onBack={() => done.push('back')}
      >
        {({ name, may }) => (
          <BinnedLine
            key={name}
            {...{ name, deleted }}
            mayRestore={may}
            isRestoring={false}
            onRestore={() => done.push(name)}
          />
        )}
      </Bin>
    </AccountProvider>,
  )
  return { screen, done }
}

test('a line of the bin says who deleted it and how many days it has, and is restored by those who may', async (t) => {
  const lines = [
    { name: 'Cevap.udf', may: true },
    { name: 'Delil.pdf', may: false },
  ]
  const { screen, done } = await bin(t, { items: lines, total: 2 })
  await screen.shows('Ayşe Yılmaz sildi, 11.12.2026 · 27 gün sonra kalıcı silinir')
  screen.lacks('button', 'Delil.pdf: geri yükle')
  await screen.press('Cevap.udf: geri yükle')
  await screen.press('Belgelere dön')
  assert.deepEqual(done, ['Cevap.udf', 'back'])
})

test('the focus goes to the heading of the bin, and its pages are turned', async (t) => {
  const { screen, done } = await bin(t, { items: [{ name: 'Cevap.udf', may: true }], total: 51 })
  await until(() => assert.equal(document.activeElement?.textContent, 'Çöp kutusu'))
  await screen.press('Sonraki')
  assert.deepEqual(done, ['page 1'])
})

test('an empty bin says how long things stay in it', async (t) => {
  const { screen } = await bin(t, { items: [], total: 0 })
  await screen.shows('Çöp kutusu boş')
  await screen.shows('Silinenler burada kalır.')
})

test('a list that fails names itself and its reason, and is tried again', async (t) => {
  let tries = 0
  const found = {
    data: undefined,
    error: new ApiError(500, 'server.failed', 'Olmadı.'),
    refetch: () => (tries += 1),
  }
  const screen = await show(t, list(found))
  await screen.shows('Belgeler yüklenemedi.')
  await screen.press('Yeniden dene')
  assert.equal(tries, 1)
})

test('until the first answer a list shows as many rows as it says', async (t) => {
  await show(t, list({ data: undefined, error: null, refetch: () => undefined }))
  await until(() => assert.equal(document.querySelectorAll('[aria-busy] > *').length, 4))
})

const list = (found: Parameters<typeof Found<string>>[0]['found']): ReactNode => (
  <Found found={found} failed="Belgeler yüklenemedi." waiting={<RowsWaiting rows={3} />}>
    {(page) => page}
  </Found>
)

test('the way to the bin is there only while something is in it', async (t) => {
  const screen = await show(
    t,
    <>
      <BinButton count={0} onOpen={() => undefined} />
      <BinButton count={2} onOpen={() => undefined} />
    </>,
  )
  await screen.shows('Çöp kutusu 2')
  assert.equal(document.querySelectorAll('button').length, 1)
})

function Deleting({ undo }: { undo: () => void }) {
  const notices = useBinNotices()
  return (
    <button type="button" onClick={() => notices.deleted({ key: 'one', name: 'Cevap.udf', undo })}>
      sil
    </button>
  )
}

test('what went into the bin comes back by the button of its notice', async (t) => {
  let undone = 0
  const screen = await show(t, <Deleting undo={() => (undone += 1)} />)
  await screen.press('sil')
  await screen.shows('Cevap.udf çöp kutusuna atıldı.')
  await screen.press('Geri al')
  assert.equal(undone, 1)
})

test('an area says what dropping would do, and takes nothing else', async (t) => {
  const dropped: string[] = []
  const screen = await show(
    t,
    <DropFrame
      label="Belgeler"
      offer={({ altKey }) => (altKey ? undefined : 'Yüklemek için bırakın')}
      onDrop={({ type }) => dropped.push(type)}
    >
      <p>liste</p>
    </DropFrame>,
  )
  await screen.shows('liste')
  const area = document.querySelector('section') as HTMLElement
  const drag = (type: string, altKey = false) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, altKey })
    area.dispatchEvent(event)
    return event.defaultPrevented
  }
  assert.equal(drag('dragover', true), false)
  assert.equal(drag('drop', true), false)
  assert.equal(drag('dragover'), true)
  await until(() => assert.match(area.textContent ?? '', /Yüklemek için bırakın/))
  assert.equal(drag('drop'), true)
  await until(() => assert.equal(area.textContent, 'liste'))
  assert.deepEqual(dropped, ['drop'])
})
