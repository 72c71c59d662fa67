/** The opponent's petition is dropped as a PDF, and each of its citations is told apart, on the screen and in a report. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { documentOf, paragraphOf, textRun, writePdf } from '@mizan/platform/text-documents'
import { extractText, getDocumentProxy } from 'unpdf'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'

const lines = [
  'Davalı vekilinin cevap dilekçesidir.',
  'TBK m. 344 uyarınca kira bedeli belirlenir.',
  'TBK m. 800 uyarınca sözleşme geçersizdir.',
  'Yargıtay 45. Hukuk Dairesinin E. 2019/1234, K. 2020/567 sayılı kararı da böyledir.',
  'Yargıtay 3. HD, E. 2018/98761, K. 2019/98762 sayılı karar bunu söyler.',
  'Davacı, “bu evi hiçbir koşulda boşaltmayacağını açıkça” söylemiştir.',
]

async function petition(): Promise<Buffer> {
  const document = documentOf({ blocks: lines.map((line) => paragraphOf([textRun(line)])) })
  return Buffer.from(await writePdf(document, { title: 'Cevap', author: '', lang: 'tr' }))
}

test('the opponent’s PDF is checked citation by citation, and the findings are a report', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/auditor')
  await page.getByRole('button', { name: 'Dosya seç' }).waitFor()
  await assertSoundAtWidths(page, 'auditor')
  const file = { name: 'Cevap dilekçesi.pdf', mimeType: 'application/pdf', buffer: await petition() }
  await page.locator('input[type=file]').setInputFiles(file)
  const findings = page.getByRole('complementary', { name: 'Bulgular' })
  const impossible = findings.getByRole('region', { name: 'Olanaksız' })
  await impossible.getByText('Kanunun son maddesi 649.').waitFor()
  await impossible.getByText('Böyle bir daire yok; en yüksek daire numarası 23.').waitFor()
  const notHeld = findings.getByRole('region', { name: 'Arşivimizde yok, denetlenemedi' })
  await notHeld.getByText(/Bu, kararın var olmadığı anlamına gelmez/).waitFor()
  await findings.getByRole('region', { name: 'Kaynağı yazılmamış alıntı' }).waitFor()
  await impossible.getByRole('button', { name: /TBK m\. 800/ }).click()
  await assertSoundAtWidths(page, 'auditor-findings')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Raporu indir' }).click()
  const report = await (await waiting).path()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(report))), {
    mergePages: true,
  })
  const said = text.replace(/\s+/g, ' ')
  assert.match(said, /Cevap dilekçesi\.pdf/)
  assert.match(said, /Olanaksız \(2\)/)
  assert.doesNotMatch(said, /uydurma/i)
})
