/** What the strip above a screen says while the server is being prepared. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { z } from 'zod'
import { AppError, defineErrors } from '../../contract/errors.ts'
import { defineRows } from '../../contract/index.ts'
import { hooksOf } from '../index.tsx'
import { screensOf, until } from '../testing/index.ts'
import { SlowNotice } from './SlowNotice.tsx'

const rows = defineRows({
  'test.read': {
    method: 'GET',
    path: '/read',
    group: 'test',
    summary: 'Reads',
    access: { session: 'public' },
    answer: z.string(),
    errors: ['test.preparing'] as never[],
    sample: {},
  },
})
const errors = defineErrors({
  'test.preparing': { status: 503, tr: 'Kayıtlar hazırlanıyor.', en: 'Records are being prepared.' },
})
const show = screensOf({ rows, errors })
const { useCall } = hooksOf<typeof rows>()
const said = 'Mizan hazırlanıyor.'

function Screen({ saysPreparing }: { saysPreparing: boolean }) {
  const { data, failureCount } = useCall('test.read', {}, { meta: { saysPreparing } })
  return (
    <>
      <SlowNotice />
      <p>{data ?? `failed ${failureCount}`}</p>
    </>
  )
}

async function open(t: TestContext, saysPreparing: boolean) {
  const state = { isReady: false }
  const person = await show(t, <Screen saysPreparing={saysPreparing} />, {
    answers: {
      'test.read': () => {
        if (!state.isReady) throw new AppError('test.preparing' as never)
        return 'ready'
      },
    },
  })
  return { person, state }
}

test('while a part of the server is being prepared the strip says so, until it is ready', async (t) => {
  const { person, state } = await open(t, false)
  await person.shows(said)
  state.isReady = true
  await person.shows('ready')
  await until(() => assert.doesNotMatch(document.body.textContent ?? '', /Mizan hazırlanıyor/))
})

test('a screen that says so itself has no strip', async (t) => {
  const { person } = await open(t, true)
  await person.shows('failed 2')
  assert.doesNotMatch(document.body.textContent ?? '', /Mizan hazırlanıyor/)
})
