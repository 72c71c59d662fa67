/** Tabs of a screen that later domains bring, and what a person needs for them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { defineRows } from '../../contract/index.ts'
import {
  type Account,
  AccountProvider,
  FeaturesProvider,
  gatherTabs,
  TabContent,
  Tabs,
  tab,
} from '../index.tsx'
import { screensOf, until } from '../testing/index.ts'
import { readTab, type Tab, type TabOf } from './index.ts'

interface Given {
  name: string
}

declare module './index.ts' {
  interface TabbedScreens {
    'test.screen': Given
  }
}

const rows = defineRows({
  'test.features': {
    method: 'GET',
    path: '/features',
    group: 'Features',
    summary: 'Features',
    access: { session: 'public' },
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
})
const show = screensOf({ rows, errors: {} })

const account: Account = {
  id: 'person-1',
  name: 'Deniz',
  surname: 'Öz',
  email: 'deniz@example.com',
  country: 'turkey',
  company: { id: 'office-1', name: 'Öz Hukuk' },
  roles: ['USER'],
  permissions: { cases: 'Read' },
  licences: ['case_management_full'],
  readOnly: false,
  trialEndsAt: null,
}

const named = (id: string, order: number, more: Partial<TabOf<Given>> = {}): Tab =>
  tab('test.screen', {
    id,
    order,
    title: { tr: id.toUpperCase(), en: `${id.toUpperCase()} EN` },
    load: async () => (given: Given) => <p>{`${id} of ${given.name}`}</p>,
    ...more,
  })

interface Opened {
  current?: string
  language?: 'tr' | 'en'
  voice?: string
  person?: Account | undefined
}

async function open(
  t: Parameters<typeof show>[0],
  { current, language, voice = 'TurnedOn', ...more }: Opened,
) {
  const person = 'person' in more ? more.person : account
  const screen = { of: 'test.screen', current, given: { name: 'Yılmaz' } } as const
  const state = { account: person, awaited: false, failed: false, retry: () => undefined }
  const element = (
    <FeaturesProvider row="test.features">
      <AccountProvider value={state}>
        <Tabs {...screen} label="Bölümler" address={(id) => `/x${id ? `?tab=${id}` : ''}`} />
        <TabContent {...screen} />
      </AccountProvider>
    </FeaturesProvider>
  )
  return show(t, element, { ...(language && { language }), answers: { 'test.features': () => ({ voice }) } })
}

const useNothing = () => assert.fail('it is counted')

const bar = () =>
  [...document.querySelectorAll('nav a')].map((link) => [
    link.textContent?.replace(/\s+/g, ' ').trim(),
    link.getAttribute('href'),
  ])

test('a tab that a later domain brings stands where its number says and shows what it is given', async (t) => {
  gatherTabs([
    named('first', 10),
    named('last', 90),
    named('later', 50, { useCount: ({ name }) => name.length }),
  ])
  const person = await open(t, { current: 'later' })
  await person.shows('later of Yılmaz')
  assert.deepEqual(bar(), [
    ['FIRST', '/x'],
    ['LATER 6', '/x?tab=later'],
    ['LAST', '/x?tab=last'],
  ])
  assert.equal(document.querySelector('[aria-current="page"]')?.getAttribute('href'), '/x?tab=later')
})

test('the first tab is open without a tab in the address, in the language of the person', async (t) => {
  gatherTabs([named('second', 20), named('first', 10)])
  const person = await open(t, { language: 'en' })
  await person.shows('first of Yılmaz')
  assert.deepEqual(
    bar().map(([title]) => title),
    ['FIRST EN', 'SECOND EN'],
  )
})

test('a tab for others is absent, and its address says that it is closed', async (t) => {
  const forAdministrators = named('data', 20, { needs: { roles: ['ADMIN'] } })
  const forWriters = named('write', 30, { needs: { permission: { module: 'cases', level: 'Write' } } })
  const forReaders = named('read', 40, { needs: { permission: { module: 'cases', level: 'Read' } } })
  gatherTabs([named('first', 10), forAdministrators, forWriters, forReaders])
  const person = await open(t, { current: 'write' })
  await person.shows('Bu bölüme erişiminiz yok')
  assert.deepEqual(
    bar().map(([title]) => title),
    ['FIRST', 'READ'],
  )
})

test('nothing of a tab with a needed right is drawn before the rights are known', async (t) => {
  gatherTabs([named('first', 10), named('data', 20, { needs: { roles: ['ADMIN'] } })])
  await open(t, { current: 'data', person: undefined })
  await until(() =>
    assert.deepEqual(
      bar().map(([title]) => title),
      ['FIRST'],
    ),
  )
  assert.doesNotMatch(document.body.textContent ?? '', /data of|erişiminiz yok/)
})

test('a tab whose licence the office lacks stays, says so and counts nothing', async (t) => {
  const spoken = { tr: 'Ses kayıtları', en: 'Recordings' }
  gatherTabs([
    named('first', 10),
    named('sound', 20, { name: spoken, needs: { licences: ['voice'] }, useCount: useNothing }),
  ])
  const person = await open(t, { current: 'sound' })
  await person.shows('Ses kayıtları planınızda yok')
  assert.deepEqual(
    bar().map(([title]) => title),
    ['FIRST', 'SOUND'],
  )
})

test('a tab whose feature is in maintenance says so and counts nothing', async (t) => {
  gatherTabs([named('first', 10), named('sound', 20, { needs: { feature: 'voice' }, useCount: useNothing })])
  const person = await open(t, { current: 'sound', voice: 'Maintenance' })
  await person.shows('SOUND bakımda')
})

test('two tabs of a screen cannot have one address, and an address is small letters', () => {
  assert.throws(() => gatherTabs([named('same', 10), named('same', 20)]), /two tabs have the address 'same'/)
  assert.throws(() => gatherTabs([named('Not', 10)]), /cannot have the address 'Not'/)
})

test('a tab that the screen does not have is left out of the address', () => {
  gatherTabs([named('first', 10), named('second', 20)])
  assert.deepEqual(readTab('test.screen', 'second'), { tab: 'second' })
  assert.deepEqual(readTab('test.screen', 'third'), {})
  assert.deepEqual(readTab('test.screen', { second: 1 }), {})
})
