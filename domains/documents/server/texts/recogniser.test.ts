/** The recogniser with programs of our own in its path: what it asks of them, and what it does when they misbehave. */
import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { DocumentError } from '@mizan/platform/text-documents'
import { runBounded } from './programs.ts'
import { findRecogniser } from './recogniser.ts'

const { signal } = new AbortController()

/** A path with nothing but these programs, each a script of the shell: what the machine has of its own is not found. */
async function pathWith(t: TestContext, programs: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-programs-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`)
    await chmod(join(folder, name), 0o755)
  }
  return folder
}

const tesseract = (languages: string, reading = 'printf "okunan: "; cat') => `
case "$1" in
  --list-langs) printf 'List of available languages (2):\\n${languages}\\n' ;;
  --version) echo 'tesseract 5.3.0' ;;
  *) ${reading} ;;
esac`

test('without a program, or without Turkish, there is no recogniser', async (t) => {
  const nothing = await findRecogniser('/nowhere')
  assert.deepEqual([nothing.program, await nothing.picture(Buffer.from('x'), signal)], [undefined, undefined])
  const english = await findRecogniser(await pathWith(t, { tesseract: tesseract('eng') }))
  assert.equal(english.program, undefined)
})

test('a program that does not answer at the start is left alone', async (t) => {
  const path = await pathWith(t, { slow: 'sleep 30' })
  const begun = performance.now()
  const { isLate, status } = await runBounded('slow', [], { path, milliseconds: 200 })
  assert.deepEqual([isLate, status, performance.now() - begun < 5_000], [true, null, true])
})

test('a picture goes to the program through a pipe, and its text comes back', async (t) => {
  const found = await findRecogniser(await pathWith(t, { tesseract: tesseract('tur\\neng') }))
  assert.deepEqual([found.program, found.readsScans], ['tesseract 5.3.0', false])
  assert.equal(await found.picture(Buffer.from('ğüş'), signal), 'okunan: ğüş')
  assert.equal(await found.pages(Buffer.from('%PDF'), [1], signal), undefined)
})

test('quotations in English are read, and pages that lie upside down, where the program knows how', async (t) => {
  const asked = async (languages: string) => {
    const path = await pathWith(t, { tesseract: tesseract(languages, 'printf %s "$*"') })
    return (await findRecogniser(path)).picture(Buffer.from('x'), signal)
  }
  assert.equal(await asked('tur'), 'stdin stdout -l tur')
  assert.equal(await asked('tur\\neng\\nosd'), 'stdin stdout -l tur+eng --psm 1')
})

test('pages of a PDF are drawn one by one, and one that cannot be drawn keeps the others', async (t) => {
  const pdftoppm = `case "$*" in
  -v) ;;
  *'-f 2 -l 2 -') exit 1 ;;
  *) printf 'resim '; cat ;;
esac`
  const path = await pathWith(t, { tesseract: tesseract('tur'), pdftoppm })
  const found = await findRecogniser(path)
  assert.equal(found.readsScans, true)
  const texts = await found.pages(Buffer.from('%PDF'), [1, 2, 3], signal)
  assert.deepEqual(
    [...(texts ?? [])],
    [
      [1, 'okunan: resim %PDF'],
      [3, 'okunan: resim %PDF'],
    ],
  )
})

test('a picture that the program does not read is a fault of the picture', async (t) => {
  const found = await findRecogniser(await pathWith(t, { tesseract: tesseract('tur', 'exit 1') }))
  await assert.rejects(
    found.picture(Buffer.from('x'), signal),
    (error) => error instanceof DocumentError && error.problem === 'damaged',
  )
})

test('a program sees nothing of the environment of the server, and ends with the job', async (t) => {
  const path = await pathWith(t, { look: 'env; exec sleep 30' })
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('The server stops')), 300)
  await assert.rejects(
    runBounded('look', [], { path, milliseconds: 10_000, signal: stop.signal }),
    /The server stops/,
  )
  const shown = await runBounded('env', [], { path: '/usr/bin:/bin', milliseconds: 5_000 })
  const names = shown.output
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0])
  assert.deepEqual(
    names.filter((name) => !['PATH', 'LC_ALL', 'OMP_THREAD_LIMIT'].includes(String(name))),
    [],
  )
})
