import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '../../data/templates/index.ts'
import { templateForRequest } from './choose.ts'

const found = (message: string) => templateForRequest(templates, message)?.id

test('a template is found by its name, with any suffix and any other words', () => {
  assert.equal(found('Kiracıya ihtarname hazırla'), 'ihtarname')
  assert.equal(found('Bana bir dava dilekçesi yaz'), 'dava-dilekcesi')
  assert.equal(found('Yeni kiracıyla kira sözleşmesini hazırla'), 'kira-sozlesmesi')
})

test('words of a name that are far apart do not name it', () => {
  assert.equal(found('İhtarname: kiracı aykırı davranırsa sözleşme nasıl feshedilir?'), 'ihtarname')
  assert.equal(found('Kiracı ödemedi, sözleşme bitsin'), undefined)
})

test('a template of the office wins over one of the product with the same name', () => {
  const own = { title: 'İhtarname', id: 'own' }
  assert.equal(templateForRequest([own, ...templates], 'ihtarname yaz')?.id, 'own')
})
