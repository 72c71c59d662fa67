/** A list without headings, with mistaken letters, is looked at, mapped by a person and tried, in both languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'

const list = [
  ['Þükrü Doðan', '0532 123 45 67', 'sukru@ornek.com', 'Atatürk Mah. 5. Sok. No: 3'],
  ['Kuzey Tekstil', '0312 123 45 67', 'bilgi@ornek.com', 'Cumhuriyet Cad. No: 12; Kat 2'],
  ['Iþýl Kaya', '#YOK', 'isil@ornek.com', ''],
  ['Do\ufffdan Uslu', '0533 123 45 67', '', ''],
  ['TOPLAM', '4', '', ''],
].map((cells) => cells.join('\t'))

const screens = {
  tr: {
    choose: 'Tablo seç',
    count: /: 5 satır\./,
    row: 'Başlık satırı',
    guessed: /^Listede başlık yok/,
    repaired: /^Bozuk harfler 2 hücrede düzeltildi/,
    lost: /^1 hücrede harf kaybı var/,
    email: '3. sütun sütununun alanı',
    submit: 'Dene',
    ready: '2 satır hazır',
    formula: /Formülü düzeltin/,
    download: 'Hatalıları indir',
  },
  en: {
    choose: 'Choose a table',
    count: /5 rows/,
    row: 'Row of the headings',
    guessed: /^The list has no headings/,
    repaired: /^Mistaken letters were put right in 2 cells/,
    lost: /^Letters are lost in 1 cell/,
    email: 'Field of the column Column 3',
    submit: 'Dry run',
    ready: '2 rows ready',
    formula: /Correct its formula/,
    download: 'Download the bad rows',
  },
} as const

for (const language of ['tr', 'en'] as const)
  test(`a list without headings is imported by what its columns hold (${language})`, async () => {
    const says = screens[language]
    const page = await newPage(browser, server, { language })
    await page.goto('/case-management/import?kind=clients')
    const file = {
      name: 'Liste.tsv',
      mimeType: 'text/tab-separated-values',
      buffer: Buffer.from(list.join('\n')),
    }
    await page.getByLabel(says.choose).last().setInputFiles(file)
    await page.getByText(says.count).waitFor()
    await page.getByText(says.guessed).waitFor()
    await page.getByText(says.repaired).waitFor()
    await page.getByText(says.lost).waitFor()
    assert.equal(await page.getByLabel(says.row).inputValue(), '0')
    const email = page.getByLabel(says.email)
    assert.equal(await email.inputValue(), 'email')
    await email.selectOption('')
    await assertSoundAtWidths(page, `import-list-${language}`)
    await page.getByRole('button', { name: says.submit, exact: true }).click()
    await page.getByText(says.ready).waitFor()
    await page.getByText(says.formula).waitFor()
    await page.getByRole('button', { name: says.download }).waitFor()
    await assertSoundAtWidths(page, `import-list-found-${language}`)
  })
