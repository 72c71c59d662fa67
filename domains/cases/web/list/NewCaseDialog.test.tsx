/** The form of a new case: a name is enough, and a number that somebody else took meanwhile is replaced by one press. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { until } from '@mizan/platform/ui/testing'
import type { Template } from '../../schemas.ts'
import { SignedIn, sampleCase, show } from '../testing/index.tsx'
import { NewCaseDialog } from './NewCaseDialog.tsx'

const template: Template = {
  templateId: 'reinstatement',
  name: 'İşe iade davası',
  startMeans: 'Feshin tebliği',
  items: [{ title: 'Arabuluculuğa başvur', offsetDays: 0, note: '' }],
  isBuiltIn: true,
  version: 3,
}

async function opened(t: TestContext, taken: string[] = []) {
  const closed: true[] = []
  const dialog = (
    <SignedIn>
      <NewCaseDialog onClose={() => closed.push(true)} />
    </SignedIn>
  )
  const screen = await show(t, dialog, {
    answers: {
      'cases.nextNumber': () => ({ caseNumber: '2026/129' }),
      'cases.people': () => ({ items: [] }),
      'taskTemplates.list': () => ({ items: [template], may: [] }),
      'cases.create': ({ body }) => {
        if (taken.includes(body.caseNumber))
          throw new AppError('case.number_taken', { details: { free: '2026/130' } })
        return { ...sampleCase, caseNumber: body.caseNumber }
      },
    },
  })
  const created = () => screen.sent().filter((body) => body !== undefined) as Record<string, unknown>[]
  return Object.assign(screen, { closed, created })
}

test('a name makes a case with the suggested number; without one nothing is sent', async (t) => {
  const screen = await opened(t)
  await screen.holds('Büro dosya no', '2026/129')
  await screen.press('Davayı kaydet')
  await screen.refuses('Dava adı', 'Bu alan zorunludur.')
  await screen.type('Dava adı', 'Yılmaz / ABC A.Ş.')
  await screen.press('Davayı kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  const [body] = screen.created()
  assert.deepEqual(
    [body?.displayTitle, body?.caseNumber, body?.state],
    ['Yılmaz / ABC A.Ş.', '2026/129', 'open'],
  )
})

test('below a number of one’s own stands which number would be next', async (t) => {
  const screen = await opened(t)
  await screen.holds('Büro dosya no', '2026/129')
  await screen.type('Büro dosya no', 'Yılmaz-1')
  await screen.shows('Sıradaki numara: 2026/129')
})

test('the two fields that are needed say so, to the eye and to a screen reader', async (t) => {
  const screen = await opened(t)
  const marks = async (label: string) => {
    const field = await screen.field(label)
    const sign = document.querySelector(`label[for="${field.id}"]`)?.hasAttribute('data-required')
    return [sign, field.getAttribute('aria-required')]
  }
  for (const label of ['Dava adı', 'Büro dosya no'])
    assert.deepEqual(await marks(label), [true, 'true'], label)
  assert.deepEqual(await marks('Karşı taraf'), [false, 'false'])
})

test('a number that is taken is replaced by the free one', async (t) => {
  const screen = await opened(t, ['2026/129'])
  await screen.holds('Büro dosya no', '2026/129')
  await screen.type('Dava adı', 'Demir / Kaya')
  await screen.press('Davayı kaydet')
  await screen.press('2026/130 yap')
  await until(() => assert.deepEqual(screen.closed, [true]))
  assert.deepEqual(
    screen.created().map((body) => body.caseNumber),
    ['2026/129', '2026/130'],
  )
})

test('a deadline is typed as people say it, and what is no day is refused beside its field', async (t) => {
  const screen = await opened(t)
  await screen.type('Dava adı', 'Demir / Kaya')
  await screen.type('Son gün', '31.11.2027')
  await screen.press('Davayı kaydet')
  await screen.refuses('Son gün', 'Takvimde böyle bir gün yok.')
  await screen.type('Son gün', '14/12/2027')
  await screen.press('Davayı kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  assert.equal(screen.created()[0]?.deadline, '2027-12-14')
})

test('a template is chosen among what can wait, and its tasks come with the case from a day that is typed', async (t) => {
  const screen = await opened(t)
  await screen.type('Dava adı', 'Demir / Kaya')
  const more = document.querySelector('details')
  assert.ok(more)
  more.open = true
  more.dispatchEvent(new Event('toggle'))
  await screen.choose('Görev şablonu', 'İşe iade davası, 1 görev')
  await screen.type('Görevlerin başlangıcı', '31.11.2027')
  await screen.press('Davayı kaydet')
  await screen.refuses('Görevlerin başlangıcı', 'Takvimde böyle bir gün yok.')
  await screen.type('Görevlerin başlangıcı', '01.12.2027')
  await screen.press('Davayı kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  const sent = { templateId: 'reinstatement', version: 3, startDate: '2027-12-01' }
  assert.deepEqual(screen.created()[0]?.template, sent)
})

test('whoever opens a case answers for it, and the kind of proceedings names the sides', async (t) => {
  const screen = await opened(t)
  await screen.type('Dava adı', 'Demir / Kaya')
  await screen.choose('Yargı türü', 'Ceza')
  await screen.choose('Müvekkilin sıfatı', 'Suçtan zarar gören')
  await screen.type('Karşı taraf', 'Veli Kaya')
  await screen.holds('Karşı tarafın sıfatı', 'accused')
  await screen.type('Dava türü', 'Tehdit')
  await screen.type('Dava değeri', '12.500,5')
  await screen.press('Davayı kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  const [body] = screen.created()
  const { assigneeId, jurisdiction, clientRole, opponentRole, caseType, claimValue } = body ?? {}
  // Nobody was chosen as the client, so nobody has their role.
  assert.deepEqual(
    [assigneeId, jurisdiction, clientRole, opponentRole, caseType, claimValue],
    ['user-1', 'criminal', null, 'accused', 'Tehdit', '12500.50'],
  )
})

test('a value that cannot be read is refused beside its field', async (t) => {
  const screen = await opened(t)
  await screen.type('Dava adı', 'Demir / Kaya')
  await screen.type('Dava değeri', 'çok')
  await screen.press('Davayı kaydet')
  await screen.refuses('Dava değeri', 'Tutarı 1.250,50 gibi yazın; virgülden önce en çok on rakam olabilir.')
  assert.deepEqual(screen.created(), [])
})
