/** Documents of a case, large enough that to pack or to combine them is work. */
import { randomBytes } from 'node:crypto'
import { openPdf } from '@mizan/platform/pdf'

const texts = 24
const megabyte = 1024 * 1024

/** @returns their ids: texts, and two PDFs at the end */
export async function addDocuments(address: string, token: string, caseId: string): Promise<string[]> {
  const ids: string[] = []
  const add = async (name: string, bytes: Buffer) => {
    const form = new FormData()
    form.set('File', new File([new Uint8Array(bytes)], name))
    const answer = await fetch(`${address}/api/case-management/${caseId}/add-document`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { data, code } = (await answer.json()) as { data?: { documentId: string }; code?: string }
    if (!data) throw new Error(`A document was refused: ${answer.status} ${code}`)
    ids.push(data.documentId)
  }
  for (let number = 1; number <= texts; number += 1)
    await add(`tutanak${number}.txt`, Buffer.from(randomBytes(megabyte).toString('base64')))
  for (const number of [1, 2]) await add(`ek${number}.pdf`, await pages(60))
  return ids
}

async function pages(count: number): Promise<Buffer> {
  const { doc, end } = await openPdf({ title: 'Ek', author: 'Mizan', lang: 'tr' })
  for (let page = 1; page <= count; page += 1) {
    doc.addPage()
    doc
      .font('regular')
      .fontSize(10)
      .text(`Sayfa ${page}. ${'Tanık ifadesi. '.repeat(150)}`, 50, 50)
  }
  return end()
}
