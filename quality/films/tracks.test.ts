import assert from 'node:assert/strict'
import { test } from 'node:test'
import { films } from './scripts.ts'
import { tracksOf } from './tracks.ts'

test('each step is a caption from its beginning to that of the next one', () => {
  const [film] = films
  assert.ok(film)
  const track = tracksOf({ ...film, steps: film.steps.slice(0, 2) }, [0, 2.5, 65.25], 'en')
  assert.equal(
    track,
    `WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.500\n${film.steps[0]?.says.en}\n\n2\n00:00:02.500 --> 00:01:05.250\n${film.steps[1]?.says.en}\n\n`,
  )
})

test('every step is described in both languages', () => {
  for (const { steps } of films)
    for (const { says } of steps) assert.ok(says.tr.length > 10 && says.en.length > 10, says.tr)
})
