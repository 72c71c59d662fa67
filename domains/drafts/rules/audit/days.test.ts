import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeldTexts } from './archive-texts.ts'
import { classify } from './classify.ts'
import { readItems } from './items.ts'

const held: HeldTexts = {
  laws: [],
  articles: [],
  decisions: [
    {
      ...{ id: 'd1', country: 'turkey', court: 'Yargıtay', chamber: '2. Hukuk Dairesi' },
      ...{ caseNumber: '2020/1', decisionNumber: '2020/2', decisionDate: '2020-02-12' },
    },
  ],
  texts: new Map([
    [
      'd1',
      {
        text: Array.from({ length: 12 }, (_, at) => `${at + 1}. Mahkeme bu konuyu değerlendirmiştir.`).join(
          '\n',
        ),
        isCut: false,
      },
    ],
  ]),
}

function runAll<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
const audit = (text: string) =>
  runAll(classify(runAll(readItems(text, 'turkey')), { held, today: '2026-11-30', writtenOn: null }))

test('a decision with a day outside of the calendar is impossible, with its court in the mark', () => {
  for (const text of [
    "Yargıtay 2. Hukuk Dairesi'nin 12.13.2020 tarihli 2020/1 E., 2020/2 K.",
    "Yargıtay 2. Hukuk Dairesi'nin 31.02.2020 tarihli, 2020/1 E., 2020/2 K.",
    'Yargıtay 2. Hukuk Dairesi, E. 2020/1, K. 2020/2, T. 12.13.2020',
  ]) {
    const [finding] = audit(text)
    assert.deepEqual([finding?.class, finding?.reason], ['impossible', 'no_such_day'], text)
    assert.match(finding?.text ?? '', /^Yargıtay 2\. Hukuk Dairesi.*2020/, text)
  }
})

test('a decision with its right day is verified, and one with another day is not', () => {
  assert.equal(
    audit("Yargıtay 2. Hukuk Dairesi'nin 12.02.2020 tarihli 2020/1 E., 2020/2 K.")[0]?.class,
    'verified',
  )
  assert.equal(
    audit("Yargıtay 2. Hukuk Dairesi'nin 13.02.2020 tarihli 2020/1 E., 2020/2 K.")[0]?.class,
    'other_identity',
  )
})

test('the cited paragraph of a decision is looked up, and reported as unread if the text is missing', () => {
  const cited = 'Yargıtay 2. Hukuk Dairesi, E. 2020/1, K. 2020/2, T. 12.02.2020'
  assert.equal(audit(`${cited}, § 7`)[0]?.class, 'verified')
  assert.equal(audit(`${cited}, § 7`)[0]?.text, `${cited}, § 7`)
  for (const place of ['§ 45', '§§ 7-45', 'par. 45'])
    assert.deepEqual(
      [audit(`${cited}, ${place}`)[0]?.class, audit(`${cited}, ${place}`)[0]?.reason],
      ['no_pinpoint', 'no_such_section'],
    )
  const unheld = { ...held, texts: new Map() }
  const [finding] = runAll(
    classify(runAll(readItems(`${cited}, § 7`, 'turkey')), {
      held: unheld,
      today: '2026-11-30',
      writtenOn: null,
    }),
  )
  assert.deepEqual([finding?.class, finding?.reason], ['no_pinpoint', 'not_read'])
})
