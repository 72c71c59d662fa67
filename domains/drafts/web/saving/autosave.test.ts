import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftText, paragraph, run } from '../../rules/text.ts'
import type { SaveResult } from '../../schemas.ts'
import { Autosave, type DraftContent, type SaveState } from './autosave.ts'
import type { Copy } from './copies.ts'

const written = (text: string): DraftContent => ({
  title: 'Dilekçe',
  text: draftText([paragraph([run(text)])]),
})
const saved = (revision: number): SaveResult => ({
  isSaved: true,
  revision,
  savedAt: '2026-12-11T11:02:00.000Z',
  clash: null,
})
const clash = (revision: number): SaveResult => ({
  ...saved(revision),
  isSaved: false,
  clash: {
    text: written('Onunki').text,
    by: { id: 'a', name: 'Ayşe Kaya' },
    at: '2026-12-11T11:01:00.000Z',
    keptAs: 'v2',
  },
})

function begin(answers: (SaveResult | 'fails')[]) {
  const sent: (DraftContent & { revision: number })[] = []
  const states: SaveState[] = []
  let kept: Copy | undefined
  let due: (() => void) | undefined
  const autosave = new Autosave(
    {
      draftId: 'd',
      save: async (one) => {
        sent.push(one)
        const answer = answers.shift()
        if (!answer || answer === 'fails') throw new Error('no network')
        return answer
      },
      keep: (copy) => {
        kept = copy
      },
      drop: () => {
        kept = undefined
      },
      onState: (state) => states.push(state),
      now: () => new Date('2026-12-11T11:00:00Z'),
      later: (work) => {
        due = work
        return () => {
          due = undefined
        }
      },
    },
    1,
  )
  return { autosave, sent, states, kept: () => kept, due: () => due }
}

test('typed text is kept at once, sent after a pause, and dropped when the server has it', async () => {
  const { autosave, sent, kept, due, states } = begin([saved(2)])
  autosave.put(written('bir'))
  assert.equal(kept()?.revision, 1)
  assert.equal(sent.length, 0)
  assert.ok(due())
  await autosave.flush()
  assert.equal(sent[0]?.revision, 1)
  assert.equal(kept(), undefined)
  assert.equal(states.at(-1)?.is, 'saved')
  assert.ok(autosave.isClean)
})

test('text typed during a save stays kept and is sent next', async () => {
  const { autosave, sent, kept } = begin([saved(2), saved(3)])
  autosave.put(written('bir'))
  const flushed = autosave.flush()
  autosave.put(written('iki'))
  await flushed
  assert.equal(kept()?.revision, 2)
  await autosave.flush()
  assert.deepEqual(
    sent.map(({ revision }) => revision),
    [1, 2],
  )
  assert.deepEqual(sent[1]?.text, written('iki').text)
  assert.equal(kept(), undefined)
})

test('a text that does not reach the server stays kept and is sent again', async () => {
  const { autosave, sent, kept, due, states } = begin(['fails', saved(2)])
  autosave.put(written('bir'))
  await autosave.flush()
  assert.equal(states.at(-1)?.is, 'failed')
  assert.ok(kept())
  assert.ok(due())
  await autosave.flush()
  assert.equal(sent.length, 2)
  assert.equal(kept(), undefined)
})

test('after a clash nothing is sent until the person insists, and both texts stay', async () => {
  const { autosave, sent, states, kept } = begin([clash(5), saved(6)])
  autosave.put(written('benimki'))
  await autosave.flush()
  const last = states.at(-1)
  assert.equal(last?.is === 'clash' && last.clash.by.name, 'Ayşe Kaya')
  autosave.put(written('benimki daha'))
  await autosave.flush()
  assert.equal(sent.length, 1)
  assert.deepEqual(kept()?.text, written('benimki daha').text)
  await autosave.insist()
  assert.equal(sent[1]?.revision, 5)
  assert.deepEqual(sent[1]?.text, written('benimki daha').text)
  assert.equal(kept(), undefined)
})

test('a person who takes the other text continues from its revision', async () => {
  const { autosave, sent } = begin([clash(5), saved(6)])
  autosave.put(written('benimki'))
  await autosave.flush()
  autosave.adopt(5)
  assert.ok(autosave.isClean)
  autosave.put(written('onunki ve benimki'))
  await autosave.flush()
  assert.equal(sent[1]?.revision, 5)
})
