/** Fails the first time that it is run; it needs a browser and no server. */
import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { after, test } from 'node:test'
import type { TestServer } from '../server.ts'
import { newPage, openBrowser } from '../support.ts'
import { keepTraces } from '../traces.ts'

const mark = process.env.SAMPLE_STATE ?? ''
const isFirst = !existsSync(mark)
writeFileSync(mark, '')

const browser = await openBrowser()
keepTraces(browser)
after(() => browser.close())

const nowhere = { address: 'http://127.0.0.1' } as TestServer

test('a journey beside it', async () => {
  const page = await newPage(browser, nowhere, { visitor: true })
  await page.context().close()
})

test('a journey that fails the first time', async () => {
  const page = await newPage(browser, nowhere, { visitor: true })
  await page.setContent(`<h1>${isFirst ? 'The first' : 'The second'} time</h1>`)
  assert.equal(await page.getByRole('heading').textContent(), 'The second time')
  await page.context().close()
})
