/** Sound is written down by a service: followed, stopped, tried again, and heard from the sentence that is pressed. */
import type { ServerResponse } from 'node:http'
import { after, test } from 'node:test'
import { startDouble } from '@mizan/platform/outside/testing'
import type { Page } from 'playwright-core'
import { openUploaded } from './sound.ts'

/** Stands for the service: it keeps every request until the journey says what becomes of it. */
const waiting: ServerResponse[] = []
const service = await startDouble()
service.behave({
  kind: 'hand',
  to: (request, response) => {
    request.resume()
    request.once('end', () => void waiting.push(response))
  },
})
process.env.TRANSCRIPTION_URL = `${service.address}/v1`
after(() => service.close())

// The server of this file reads the address of the service when it starts.
const { browser, server } = await import('./stage.ts')
const { post } = await import('./calls.ts')
const { bearer, ownPerson } = await import('./people.ts')
const { assertSoundAtWidths, newPage } = await import('./support.ts')
const { becomes, isAbsent } = await import('./waiting.ts')

/** @param body undefined refuses the sound */
async function answer(body: object | undefined): Promise<void> {
  await becomes(() => waiting.length, 1)
  const response = waiting.pop()
  response?.writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
  response?.end(JSON.stringify(body ?? { error: { message: 'no' } }))
}

const heard = {
  text: 'Kapıyı davalı açtı. Tanık saat sekizde geldi.',
  segments: [
    { start: 0, end: 0.9, text: 'Kapıyı davalı açtı.' },
    { start: 1, end: 2, text: 'Tanık saat sekizde geldi.' },
  ],
}

async function openSound(): Promise<Page> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'Y-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr', unhurried: true })
  await openUploaded(page, caseId)
  return page
}

test('sound is written down with its places; the work is stopped, refused, and tried again', async () => {
  const page = await openSound()
  const part = page.getByRole('region', { name: 'Yazıya dök' })
  const press = (name: string) => part.getByRole('button', { name, exact: true }).click()
  await press('Yazıya dök')
  await part.getByText(/^Yazıya dökülüyor: %\d+$/).waitFor()
  await assertSoundAtWidths(page, 'transcription-running')
  await press('Durdur')
  await part.getByText('Yazıya dökme durduruldu.').waitFor()
  waiting.length = 0

  await press('Yeniden yazıya dök')
  await answer(undefined)
  await part.getByText('Yazıya dökme hizmeti sesi kabul etmedi.').waitFor()
  await assertSoundAtWidths(page, 'transcription-failed')

  await press('Yeniden dene')
  await answer(heard)
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: '0:00 Kapıyı davalı açtı.' }).waitFor()
  await isAbsent(part.getByText('Yazıya dökme hizmeti sesi kabul etmedi.'))
  await panel.getByRole('button', { name: '0:01 Tanık saat sekizde geldi.' }).click()
  await becomes(
    async () => (await page.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime)) >= 1,
    true,
  )
  await assertSoundAtWidths(page, 'transcription-done')
})
