import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesOf, transcriptOf } from './transcript.ts'

test('each line of a transcript is a sentence, with the time at which it is heard if it says so', () => {
  const text = '[0:00:02] Tanık geldi.\n\n  Yemin etti. \n[1:02:03.25] Sordum.\n[0:99:00] Saat değil.'
  assert.deepEqual(sentencesOf(text), [
    { text: 'Tanık geldi.', at: 2_000 },
    { text: 'Yemin etti.', at: null },
    { text: 'Sordum.', at: 3_723_250 },
    { text: '[0:99:00] Saat değil.', at: null },
  ])
})

test('sentences become the same text again, and empty ones are left out', () => {
  const text = '[0:00:00.250] Bir\n[10:00:59.007] İki\nÜç'
  assert.equal(transcriptOf(sentencesOf(text)), text)
  assert.equal(transcriptOf([{ text: ' \n ', at: 5 }]), '')
  assert.equal(transcriptOf([{ text: 'bir\niki', at: 59_999.6 }]), '[0:01:00] bir iki')
})
