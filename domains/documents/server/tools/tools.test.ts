import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { callThrough } from '@mizan/platform/testing'
import { documentRows } from '../../contract.ts'
import { openDocuments, type TestDocuments } from '../testing/index.ts'

let documents: TestDocuments
let call: ReturnType<typeof callThrough<typeof documentRows>>
before(async () => {
  documents = await openDocuments()
  call = callThrough(documents.server, documentRows)
})
after(() => documents.close())

const text = 'Sayın Mahkeme,\n'
const udf = (name = 'Dilekçe.udf') =>
  new File(
    [
      `<template format_id="1.8"><content><![CDATA[${text}]]></content><properties/><elements><paragraph><content bold="true" startOffset="0" length="${text.length}"/></paragraph></elements></template>`,
    ],
    name,
  )

test('a visitor gets a UDF as DOCX and as PDF, the DOCX as UDF again with the same text, and is told what is lost', async () => {
  const convert = async (file: File, to: string) => {
    const { data, code } = await call('documents.toolConvert', { body: { to, File: file } })
    assert.equal(code, undefined)
    return { ...data, bytes: Buffer.from(data.content, 'base64') }
  }
  const docx = await convert(udf(), 'docx')
  assert.deepEqual([docx.fileName, docx.losses], ['Dilekçe.docx', []])
  const pdf = await convert(udf(), 'pdf')
  assert.equal(pdf.bytes.subarray(0, 4).toString(), '%PDF')
  assert.deepEqual((await convert(new File([pdf.bytes], 'a.pdf'), 'docx')).losses, ['layout'])
  const back = await convert(new File([docx.bytes], 'Dilekçe.docx'), 'udf')
  const shown = await call('documents.toolPreview', { body: { File: new File([back.bytes], 'a.udf') } })
  assert.match(JSON.stringify(shown.data.view.blocks), /Sayın Mahkeme,/)
  assert.deepEqual((await documents.stored()).files, 0)
})

test('what a file is, is told by its bytes, and a form that it has already is refused', async () => {
  const refused = async (file: File, to = 'docx') =>
    (await call('documents.toolConvert', { body: { to, File: file } })).code
  assert.equal(await refused(new File(['metin'], 'a.docx')), 'document.type_mismatch')
  assert.equal(await refused(udf(), 'udf'), 'document.not_converted')
  assert.equal(await refused(new File(['x'], 'a.exe')), 'document.type_not_allowed')
  assert.equal(await refused(new File([], 'a.udf')), 'document.empty')
})
