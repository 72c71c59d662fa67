/** The panel in which a story becomes a search string. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError, defineRows } from '@mizan/platform/contract'
import { FeaturesProvider, useFeature } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { z } from 'zod'
import { researchRows } from '../../../contract.ts'
import { researchErrors } from '../../../errors.ts'
import type { GeneratedSearch, SearchOptions, StoryInput } from '../../../schemas.ts'
import { readDecisionAddress } from '../../address/decisions.ts'
import { StoryButton } from './StoryButton.tsx'

const switches = defineRows({
  'site.features': {
    method: 'GET',
    path: '/features',
    group: 'site',
    access: { session: 'public' },
    summary: 'Tells which features are on',
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
})
const show = screensOf({ rows: { ...researchRows, ...switches }, errors: researchErrors })
const told = 'Ne oldu, ne isteniyor?'
const string = 'Arama cümlesi'
const story = 'Kiracımız kira bedelini ödemiyor, tahliye istiyoruz.'

const made = (query: string, more: Partial<GeneratedSearch> = {}): GeneratedSearch => ({
  query,
  filters: {},
  reasons: [{ part: query, text: 'Hukuk terimi.' }],
  questions: [{ id: 'time', text: 'Ne kadar yeni?', options: [{ value: '5', label: 'Son beş yıl' }] }],
  ...more,
})
const afterAnswer = made('kira VE borç', { filters: { startDate: '2021-06-01' }, questions: [] })

const options: SearchOptions = {
  courts: [],
  chambers: [],
  sources: [],
  lawKinds: [],
  absentFields: [],
  firstDate: null,
  lastDate: null,
  decisions: 0,
  articles: 0,
  sampleOnly: false,
}

const byAnswer = ({ answers }: StoryInput) => (answers.time ? afterAnswer : made('kira VE tahliye'))

/** Shows when the switches have been read. */
const Known = () => useFeature('searchQueryGeneration')

async function panel(
  t: TestContext,
  generate: (body: StoryInput) => GeneratedSearch = byAnswer,
  isOn = true,
) {
  const element = (
    <FeaturesProvider row="site.features">
      <StoryButton />
      <Known />
    </FeaturesProvider>
  )
  const screen = await show(t, element, {
    address: '/search/case?country=turkey&q=eski&court=Danıştay&page=3',
    readAddress: (raw) => readDecisionAddress(raw, 'turkey'),
    answers: {
      'site.features': () => ({ searchQueryGeneration: isOn ? 'TurnedOn' : 'TurnedOff' }),
      'search.generate': ({ body }) => generate(body),
      'decisions.options': () => options,
    },
  })
  const search = () => Object.fromEntries(new URLSearchParams(screen.address().split('?')[1]))
  return Object.assign(screen, { search })
}

async function tell(screen: Awaited<ReturnType<typeof panel>>, text = story): Promise<void> {
  await screen.press('Olayı anlatın')
  await screen.type(told, text)
  await screen.press('Aramayı oluştur')
}

test('the button is not there while the feature is off', async (t) => {
  const screen = await panel(t, byAnswer, false)
  await screen.shows('TurnedOff')
  screen.lacks('button', 'Olayı anlatın')
})

test('a story that is too short is refused beside it, and nothing is sent', async (t) => {
  const screen = await panel(t)
  await tell(screen, 'İşten çıktı.')
  await screen.refuses(told, 'Olayı en az 20 harfle anlatın.')
  assert.ok(!screen.sent().some((body) => (body as StoryInput | undefined)?.input))
})

test('the string is edited and searched in place of the former search', async (t) => {
  const screen = await panel(t)
  await tell(screen)
  await screen.holds(string, 'kira VE tahliye')
  await screen.type(string, 'kira VE ihtar')
  await screen.press('Bu cümleyle ara')
  await until(() => assert.deepEqual(screen.search(), { country: 'turkey', q: 'kira VE ihtar' }))
})

test('an answer changes string and filters, and can be taken back', async (t) => {
  const screen = await panel(t)
  await tell(screen)
  await screen.press('Son beş yıl')
  await screen.holds(string, 'kira VE borç')
  await screen.press('Bu cümleyle ara')
  await until(() =>
    assert.deepEqual(screen.search(), { country: 'turkey', q: 'kira VE borç', from: '2021-06-01' }),
  )
  await screen.press('Olayı anlatın')
  await screen.press('Son beş yıl')
  await screen.holds(string, 'kira VE tahliye')
})

test('a filter of the string is removed before the search', async (t) => {
  const screen = await panel(t, () => afterAnswer)
  await tell(screen)
  await screen.press('Kaldır: 01.06.2021 ve sonrası')
  await screen.press('Bu cümleyle ara')
  await until(() => assert.deepEqual(screen.search(), { country: 'turkey', q: 'kira VE borç' }))
})

test('a string without a word is not searched', async (t) => {
  const screen = await panel(t)
  await tell(screen)
  await screen.type(string, ' ')
  await screen.press('Bu cümleyle ara')
  await screen.refuses(string, 'Arama cümlesi boş; aranacak bir sözcük yazın.')
  assert.equal(screen.search().q, 'eski')
})

test('a story without a subject is told what to write', async (t) => {
  const screen = await panel(t, () => {
    throw new AppError('search.story_unclear')
  })
  await tell(screen)
  await screen.shows(/aranacak bir konu çıkmadı/)
})
