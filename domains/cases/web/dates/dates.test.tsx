/** Time limits and hearings: the steps of a critical one, and a form whose record somebody else has changed. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { until } from '@mizan/platform/ui/testing'
import type { Limit } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { nextThings } from '../next/next-things.ts'
import { chooseFromMenu, colleague, person, SignedIn, sampleCase, show } from '../testing/index.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { Limits } from './Limits.tsx'
import { readTime } from './read-time.ts'

const { caseId } = sampleCase

const sample: Limit = {
  ...{ limitId: 'limit-1', caseId, title: 'Cevap süresi', date: '2027-12-14', preDeadline: null, note: '' },
  ...{ basis: null, isCritical: true, state: 'open', requested: null, done: null, createdBy: person },
  calculation: null,
  ...{ createdAt: '2026-12-01T09:00:00.000Z', version: 1, may: ['edit', 'complete'] },
}

const awaiting: Partial<Limit> = {
  state: 'awaiting',
  requested: { by: colleague, at: '2026-12-11T09:00:00.000Z', what: 'done', date: null },
  may: ['edit', 'confirm', 'reopen'],
}

/** The list of a case with this time limit, as it is by then. */
const showLimits = (
  t: TestContext,
  limit: () => Limit,
  answers: NonNullable<Parameters<typeof show>[2]>['answers'] = {},
) =>
  show(
    t,
    <SignedIn>
      <Limits caseId={caseId} />
    </SignedIn>,
    {
      answers: {
        'limits.list': () => ({ items: [limit()], may: ['add'] }),
        'cases.people': () => ({ items: [colleague] }),
        ...answers,
      },
    },
  )

test('a critical time limit is sent for approval, and somebody else confirms it or gives a reason', async (t) => {
  let limit: Limit = sample
  const called: string[] = []
  const step = (name: string, next: Partial<Limit>) => () => {
    called.push(name)
    limit = { ...limit, ...next }
    return limit
  }
  const at = '2026-12-11T09:00:00.000Z'
  const screen = await showLimits(t, () => limit, {
    'limits.complete': step('complete', awaiting),
    'limits.reject': ({ body }) => step(`reject ${body.comment}`, sample)(),
    'limits.confirm': step('confirm', {
      state: 'done',
      done: { by: person, at },
      may: ['edit', 'reopen'],
    }),
  })
  await screen.press('Onaya gönder')
  await screen.shows('Ayşe Kaya tamamlandı dedi; ikinci bir kişi onaylayınca kapanır.')
  await screen.press('Geri gönder')
  await screen.press('Gerekçeyle geri gönder')
  await screen.refuses('Gerekçe', 'Gerekçe yazın.')
  await screen.type('Gerekçe', 'Dilekçe sisteme\nyüklenmemiş')
  await screen.press('Gerekçeyle geri gönder')
  await screen.press('Onaya gönder')
  await screen.press('Onayla')
  await screen.shows('Tamamlanan (1)')
  assert.deepEqual(called, ['complete', 'reject Dilekçe sisteme yüklenmemiş', 'complete', 'confirm'])
})

test('whoever confirms or sends back another day than the one they saw is shown the new one first', async (t) => {
  let limit: Limit = { ...sample, ...awaiting, version: 4 }
  const seen: unknown[] = []
  const step = ({ body }: { body: { version?: number | undefined } }) => {
    seen.push(body.version)
    if (body.version === limit.version) return limit
    const changes = [{ by: colleague.id, at: '2026-12-11T11:02:00.000Z', fields: ['date'] }]
    throw new AppError('version.changed', { details: { changes } })
  }
  const screen = await showLimits(t, () => limit, {
    'limits.confirm': step,
    'limits.reject': step,
  })
  await screen.shows('Onayla')
  limit = { ...limit, date: '2027-12-28', version: 7 }
  await screen.press('Onayla')
  await screen.shows(/Ayşe Kaya \d\d:02 bu kaydı değiştirdi/)
  await screen.shows('Son gün: 28.12.2027')
  await screen.press('Bu hâliyle onayla')
  await until(() => assert.deepEqual(seen, [4, 7]))
  await screen.press('Geri gönder')
  limit = { ...limit, date: '2027-12-29', version: 9 }
  await screen.type('Gerekçe', 'Eksik')
  await screen.press('Gerekçeyle geri gönder')
  await screen.shows('Son gün: 29.12.2027')
  await screen.press('Bu hâliyle geri gönder')
  await until(() => assert.deepEqual(seen, [4, 7, 7, 9]))
})

test('without a second person the same one confirms, once they have said that they checked it again', async (t) => {
  const sent: unknown[] = []
  const limit: Limit = { ...sample, ...awaiting, version: 2, may: ['edit', 'confirmAlone', 'reopen'] }
  const screen = await showLimits(t, () => limit, {
    'limits.confirm': ({ body }) => {
      sent.push(body)
      return limit
    },
  })
  await screen.shows('Onayınızı bekliyor: büroda onaylayabilecek ikinci kişi yok.')
  await screen.press('Tek başıma onayla')
  await screen.shows(/Onayı tek başınıza verdiğiniz tarihçede kalır/)
  await screen.press('Onayla')
  await screen.refuses('Büroda ikinci kişi yok; yeniden denetledim', 'Yeniden denetlediğinizi işaretleyin.')
  await screen.tick('Büroda ikinci kişi yok; yeniden denetledim')
  await screen.press('Onayla')
  await until(() => assert.deepEqual(sent, [{ version: 2, isAlone: true }]))
})

test('whoever deletes another day than the one they saw is shown the new one first', async (t) => {
  let limit: Limit = { ...sample, isCritical: false }
  const seen: unknown[] = []
  const changes = [{ by: colleague.id, at: '2026-12-11T11:02:00.000Z', fields: ['date'] }]
  const screen = await showLimits(t, () => limit, {
    'limits.delete': ({ body }) => {
      seen.push(body)
      if (body.version !== limit.version) throw new AppError('version.changed', { details: { changes } })
      return { done: true }
    },
  })
  await screen.press('Süre işlemleri: Cevap süresi')
  limit = { ...limit, date: '2027-12-28', version: 2 }
  await chooseFromMenu('Süreyi sil')
  await screen.shows('Son gün: 28.12.2027')
  await screen.press('Bu hâliyle sil')
  await until(() => assert.deepEqual(seen, [{ version: 1 }, { version: 2 }]))
})

test('the deletion of a critical time limit is sent for approval, and the wish is shown to the second person', async (t) => {
  let limit: Limit = sample
  const asked = { by: colleague, at: '2026-12-11T09:00:00.000Z', date: null }
  const screen = await showLimits(t, () => limit, {
    'limits.delete': () => {
      limit = { ...limit, ...awaiting, requested: { ...asked, what: 'delete' } }
      return { done: false }
    },
  })
  await screen.press('Süre işlemleri: Cevap süresi')
  await chooseFromMenu('Silinmesini onaya gönder')
  await screen.shows('Ayşe Kaya silinmesini istedi; ikinci bir kişi onaylayınca silinir.')
  await screen.shows('Silinmesi onaya gönderildi: Cevap süresi.')
  screen.lacks('button', 'Onaya gönder')
})

test('the day to which a critical time limit is to move is shown beside the one that counts', async (t) => {
  const at = '2026-12-11T09:00:00.000Z'
  const requested = { by: colleague, at, what: 'move', date: '2027-12-28' } as const
  const screen = await showLimits(t, () => ({ ...sample, ...awaiting, requested }))
  await screen.shows('Ayşe Kaya son günün 28.12.2027 olmasını istedi; ikinci bir kişi onaylayınca değişir.')
  await screen.shows(/14\.12\.2027/)
})

test('of a time limit that waits only the earlier day and the note may change', async (t) => {
  const limit: Limit = { ...sample, ...awaiting }
  const screen = await show(
    t,
    <SignedIn>
      <LimitDialog caseId={caseId} limit={limit} onClose={() => {}} />
    </SignedIn>,
    {},
  )
  await screen.shows(/önce yeniden açın/)
  screen.lacks('label', 'Son gün')
})

/** The dialog over the list from which it takes the record. */
function Edited({ onClose }: { onClose: () => void }) {
  const { data } = useCall('limits.list', { params: { caseId } })
  return data?.items[0] && <LimitDialog caseId={caseId} limit={data.items[0]} onClose={onClose} />
}

async function editing(t: TestContext) {
  let limit = sample
  const sent: unknown[] = []
  const closed: true[] = []
  const screen = await show(
    t,
    <SignedIn>
      <Edited onClose={() => closed.push(true)} />
    </SignedIn>,
    {
      answers: {
        'limits.list': () => ({ items: [limit], may: ['add'] }),
        'cases.people': () => ({ items: [colleague] }),
        'limits.update': ({ body }) => {
          sent.push(body)
          if (body.version !== limit.version)
            throw new AppError('version.changed', {
              details: { changes: [{ by: colleague.id, at: '2026-12-11T11:02:00.000Z', fields: ['date'] }] },
            })
          return { caseId, limitId: limit.limitId, version: limit.version + 1, meanwhile: [] }
        },
      },
    },
  )
  const other = (change: Partial<Limit>) => {
    limit = { ...limit, ...change, version: limit.version + 1 }
  }
  return Object.assign(screen, { changed: sent, closed, other })
}

test('only what was changed is sent; if somebody changed the same, it is shown before anything is overwritten', async (t) => {
  const screen = await editing(t)
  await screen.type('Son gün', '20.12.2027')
  screen.other({ date: '2027-12-16', title: 'Cevap ve delil süresi' })
  await screen.press('Süreyi kaydet')
  await screen.shows(/Ayşe Kaya \d\d:02 bu kaydı değiştirdi/)
  await screen.shows('Son gün: 16.12.2027')
  await screen.press('Benimkini kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  assert.deepEqual(screen.changed, [
    { date: '2027-12-20', version: 1 },
    { date: '2027-12-20', version: 2 },
  ])
})

test('a time limit needs a name and a day, and its earlier day comes before', async (t) => {
  const screen = await editing(t)
  await screen.type('Süre', ' ')
  await screen.type('Son gün', '31.11.2027')
  await screen.press('Süreyi kaydet')
  await screen.refuses('Süre', 'Bu alan zorunludur.')
  await screen.refuses('Son gün', 'Takvimde böyle bir gün yok.')
  await screen.type('Son gün', 'kasım sonu')
  await screen.press('Süreyi kaydet')
  await screen.refuses('Son gün', 'Tarihi 14.12.2026 gibi yazın.')
  await screen.type('Süre', 'İstinaf')
  await screen.type('Son gün', '14.12.2027')
  await screen.type('Hatırlatma günü', '14.12.2027')
  await screen.press('Süreyi kaydet')
  await screen.refuses('Hatırlatma günü', 'Hatırlatma günü, sürenin son gününden önce olmalı.')
})

test('an hour is read as people type it', () => {
  const read = ['10:30', '9.05', '1030', '905', '9', ' 23:59 '].map(readTime)
  assert.deepEqual(read, ['10:30', '09:05', '10:30', '09:05', '09:00', '23:59'])
  assert.deepEqual(['24:00', '10:60', '', 'on', '10:3', '1:2:3'].map(readTime), Array(6).fill(undefined))
})

test('what is next is open and not over, the nearest first, and what has no day comes last', () => {
  const hearing = {
    ...{
      hearingId: 'h',
      caseId,
      court: null,
      room: null,
      kind: 'hearing' as const,
      attorney: null,
      note: '',
    },
    ...{ createdBy: person, version: 1 },
  }
  const of = (date: string, time: string) => ({ ...hearing, date, time, createdAt: sample.createdAt })
  const found = nextThings({
    record: { caseId, state: 'open', deadline: '2026-12-20', courtName: 'Ankara 3. İş' },
    hearings: [of('2026-12-10', '09:00'), of('2026-12-14', '14:00'), of('2026-12-14', '09:30')],
    limits: [
      { ...sample, date: '2026-12-01' },
      { ...sample, date: '2026-12-02', state: 'done' },
      { ...sample, date: '2026-12-15', state: 'awaiting' },
    ],
    tasks: [],
    today: '2026-12-11',
  })
  assert.deepEqual(
    found.map(({ kind, date, time }) => `${kind} ${date} ${time ?? ''}`.trim()),
    [
      ...['limit 2026-12-01', 'hearing 2026-12-14 09:30', 'hearing 2026-12-14 14:00', 'limit 2026-12-15'],
      'deadline 2026-12-20',
    ],
  )
  assert.equal(found[1]?.title, 'Ankara 3. İş')
})

test('a calculated time limit leads to its calculation, and says which day that gives since a holiday was added', async (t) => {
  const calculation = {
    ...{ calculator: 'calculators.timeLimit', input: {}, rows: [], lastDay: '2027-12-14' },
    ...{ address: '/calculators/time-limit?limit=hmk-istinaf', lastDayNow: '2027-12-15' },
  }
  const screen = await showLimits(t, () => ({ ...sample, calculation }))
  await screen.shows('Tatil ya da kural değişti: hesap artık 15.12.2027 veriyor. Son günü denetleyin.')
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Hesabı aç')
  assert.equal(link?.getAttribute('href'), calculation.address)
})
