/** A write that is answered event by event, as a screen follows it. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { useState } from 'react'
import { z } from 'zod'
import { AppError, defineErrors } from '../contract/errors.ts'
import { jsonOrEvents } from '../contract/forms.ts'
import type { ErrorCode } from '../contract/names.ts'
import { defineRows } from '../contract/rows.ts'
import { hooksOf } from './api.tsx'
import type { Answers } from './testing/answers.ts'
import { screensOf, until } from './testing/index.ts'

const code = 'talk.silent' as ErrorCode
const full = 'talk.full' as ErrorCode
const common = { group: 'talks', access: { session: 'bearer' }, errors: [code, full], sample: {} } as const
const rows = defineRows({
  'talks.list': {
    ...common,
    method: 'GET',
    path: '/talks',
    summary: 'Lists',
    answer: z.object({ count: z.number() }),
  },
  'talks.ask': {
    ...common,
    method: 'POST',
    fails: { tr: 'Sorulamadı.', en: 'It could not be asked.' },
    path: '/talks/ask',
    summary: 'Asks',
    body: z.strictObject({ question: z.string() }),
    answer: jsonOrEvents(z.object({ text: z.string() }), { sentence: z.object({ text: z.string() }) }),
    renews: ['talks.list'],
  },
})
const errors = defineErrors({
  [code]: { status: 409, tr: 'Sustu.', en: 'Silent.' },
  [full]: { status: 422, tr: 'Dolu.', en: 'Full.' },
})
const show = screensOf({ rows, errors })
const { useCall, useStream } = hooksOf<typeof rows>()

function Talk() {
  const { data } = useCall('talks.list', {})
  const [texts, setTexts] = useState<string[]>([])
  const onEvent = ({ name, data }: { name: string; data: { text: string } }) =>
    setTexts((all) => [...all, `${name}: ${data.text}`])
  const { start, stop, isRunning, error } = useStream('talks.ask', onEvent, () =>
    setTexts((all) => [...all, 'done']),
  )
  return (
    <>
      <button type="button" onClick={() => start({ body: { question: '?' } })}>
        Sor
      </button>
      <button type="button" onClick={stop}>
        Durdur
      </button>
      <output>{[data?.count ?? '-', isRunning, ...texts, error?.message].join(' | ')}</output>
    </>
  )
}

const shown = () => document.querySelector('output')?.textContent ?? ''
const becomes = (text: string) => until(() => assert.equal(shown(), text))
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

/** The number of times that the list was read is what it shows. */
async function open(t: TestContext, ask: NonNullable<Answers<typeof rows>['talks.ask']>) {
  let count = 0
  const list = () => {
    count += 1
    return { count }
  }
  await show(t, <Talk />, { answers: { 'talks.list': list, 'talks.ask': ask } })
  await becomes('1 | false | ')
}

test('events are shown as they come, and what became stale is read again at the end', async (t) => {
  const going = Promise.withResolvers<void>()
  await open(t, async function* () {
    yield { name: 'sentence', data: { text: 'Yarın.' } }
    await going.promise
    return { text: 'Yarın.' }
  })
  press('Sor')
  await becomes('1 | true | sentence: Yarın. | ')
  going.resolve()
  await becomes('2 | false | sentence: Yarın. | end: Yarın. | done | ')
})

test('a stream that fails half-way says why, and what it has changed is read again', async (t) => {
  await open(t, async function* () {
    yield { name: 'sentence', data: { text: 'Yarın.' } }
    throw new AppError(code)
  })
  press('Sor')
  await becomes('2 | false | sentence: Yarın. | Sustu.')
})

test('whoever stops a stream ends the work, is told of no failure, and sees what it has changed', async (t) => {
  const stopped = Promise.withResolvers<void>()
  await open(t, async function* (_input) {
    _input.signal.addEventListener('abort', () => stopped.resolve())
    yield { name: 'sentence', data: { text: 'Yarın.' } }
    await stopped.promise
    return { text: 'never' }
  })
  press('Sor')
  await becomes('1 | true | sentence: Yarın. | ')
  press('Durdur')
  await stopped.promise
  await becomes('2 | false | sentence: Yarın. | ')
  assert.doesNotMatch(document.body.textContent ?? '', /Sorulamadı|never/)
})

test('whoever stops a stream before its first event sees what it may have changed', async (t) => {
  const asked = Promise.withResolvers<void>()
  await open(t, async function* (input) {
    asked.resolve()
    await once(input.signal, 'abort')
    yield { name: 'sentence', data: { text: 'never' } }
    return { text: 'never' }
  })
  press('Sor')
  await asked.promise
  press('Durdur')
  await becomes('2 | false | ')
})

test('what a stream may have changed is read again if its line is lost before the first event', async (t) => {
  // biome-ignore lint/correctness/useYield: the line is lost before it
  await open(t, async function* () {
    throw new TypeError('network error')
  })
  press('Sor')
  await becomes('2 | false | ')
})

test('a refusal before the first event has changed nothing, so nothing is read again', async (t) => {
  let isFull = true
  // biome-ignore lint/correctness/useYield: it is refused before its first event, or has none but its end
  await open(t, async function* () {
    if (isFull) throw new AppError(full)
    return { text: 'Yarın.' }
  })
  press('Sor')
  await becomes('1 | false | Dolu.')
  isFull = false
  press('Sor')
  await becomes('2 | false | end: Yarın. | done | ')
})

test('a second start stops the first, and what that has changed is read again meanwhile', async (t) => {
  let runs = 0
  const end = Promise.withResolvers<void>()
  await open(t, async function* (input) {
    runs += 1
    if (runs === 1) yield { name: 'sentence', data: { text: 'Yarın.' } }
    await (runs === 1 ? once(input.signal, 'abort') : end.promise)
    return { text: 'Bugün.' }
  })
  press('Sor')
  await becomes('1 | true | sentence: Yarın. | ')
  press('Sor')
  await becomes('2 | true | sentence: Yarın. | ')
  end.resolve()
  await becomes('3 | false | sentence: Yarın. | end: Bugün. | done | ')
})
