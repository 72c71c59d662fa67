/** Tests of the messages to an operator when the disk is full; `npm run faults -- full-disk` fills a real one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adviceOn } from './failures.ts'
import { fullDiskAdvice } from './full-disk.ts'

const megabytes = (count: number) => () => count * 1024 * 1024
const failure = (message: string, code?: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), code ? { code } : {})

/** Errors as they occurred on a really full disk. */
const met = {
  'a file': failure('ENOSPC: no space left on device, write', 'ENOSPC'),
  'a table': failure('could not extend file "base/16385/16555": No space left on device', '53100'),
  'a table, below another error': failure('the batch was not loaded', undefined, failure('…', '53100')),
  'the search index': failure(
    'lance error: LanceError(IO): No space left on device (os error 28), /usr/local/cargo/…',
    'GenericFailure',
  ),
  'the journal of PostgreSQL, which ends': failure(
    'Client has encountered a connection error and is not queryable',
  ),
  'a connection to the PostgreSQL that has ended': failure(
    'connect ECONNREFUSED 127.0.0.1:5',
    'ECONNREFUSED',
  ),
}

test('whatever could not be written, the folder on the full disk is named', () => {
  for (const [what, error] of Object.entries(met)) {
    const advice = fullDiskAdvice(error, '/srv/mizan', megabytes(5)) ?? ''
    assert.match(advice, /^The disk of \/srv\/mizan is full \(5 MB are free\): make room/, what)
    assert.doesNotMatch(advice, /\n\s+at /, what)
  }
})

test('a full disk is not attributed to the data folder if that has room', () => {
  const advice = fullDiskAdvice(met['a table'], '/srv/mizan', megabytes(50_000)) ?? ''
  assert.match(advice, /A disk is full, and it is not the one of the data folder/)
})

test('a lost database or a programming error is not attributed to a disk with room', () => {
  const lost = met['a connection to the PostgreSQL that has ended']
  assert.equal(fullDiskAdvice(lost, '/srv/mizan', megabytes(50_000)), undefined)
  assert.equal(fullDiskAdvice(new TypeError('x is not a function'), '/srv/mizan', megabytes(5)), undefined)
})

test('a failure with its own advice keeps it, and names the disk if that is the cause', () => {
  const unavailable = Object.assign(new Error('The database cannot be used', { cause: met['a file'] }), {
    name: 'DatabaseUnavailableError',
  })
  const advice = adviceOn(unavailable, undefined) ?? ''
  assert.match(advice, /^The database cannot be used\nA disk is full/)
  const backup = Object.assign(new Error('The disk is full: no backup was written to /x.'), {
    name: 'BackupError',
  })
  assert.equal(adviceOn(backup, undefined), backup.message)
})
