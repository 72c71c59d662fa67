import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Block, styles } from './content.ts'
import { layOut, linesToPlace, type Measures } from './layout.ts'

const measures: Measures = {
  text: Object.fromEntries(styles.map((style) => [style, (t: string) => t.length * 5])) as Measures['text'],
  label: () => 0,
}
const now = () => undefined
const rows = (count: number): Block => ({ style: 'text', text: Array(count).fill('satır').join('\n') })

test('a paragraph that fits stays whole', () => assert.equal(linesToPlace(5, 7), 5))
test('no single line is left at the end of a page', () => assert.equal(linesToPlace(5, 1), 0))
test('no single line is left at the start of the next page', () => assert.equal(linesToPlace(5, 4), 3))
test('three lines with room for two move together', () => assert.equal(linesToPlace(3, 2), 0))

test('a full page is followed by another, and no line is lost', async () => {
  const pages = await layOut([rows(100)], measures, now)
  assert.equal(pages.length, 3)
  assert.equal(pages.flat().length, 100)
  assert.ok(pages.flat().every(({ y }) => y >= 84 && y < 768))
})

test('a heading moves to the next page with its text', async () => {
  const pages = await layOut([rows(37), { style: 'heading', text: 'SONUÇ' }, rows(4)], measures, now)
  assert.equal(pages[1]?.[0]?.text, 'SONUÇ')
})
