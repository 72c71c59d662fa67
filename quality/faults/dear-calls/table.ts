/** A table with as many rows as an import accepts, each with an error. */
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf } from '../../people.ts'

const rows = 20_000

interface Import {
  importId: string
  state: string
  trouble: string | null
}

/** @returns the id of the checked import */
export async function checkTable(address: string, token: string): Promise<string> {
  const lines = Array.from({ length: rows }, (_, at) => `;0532 ${at};posta${at};Not ${at}`)
  const form = new FormData()
  form.set('kind', 'clients')
  form.set('file', new File([`Ad Soyad;Telefon;E-posta;Not\n${lines.join('\n')}\n`], 'liste.csv'))
  const answer = await fetch(`${address}/api/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data, code } = (await answer.json()) as { data?: Import; code?: string }
  if (!data) throw new Error(`The table was refused: ${answer.status} ${code}`)
  const mapping = ['name', 'phone', 'email', null]
  await answerOf(address, 'POST', `/imports/${data.importId}/check`, { token, body: { mapping } })
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200)) {
    const found = await answerOf<Import>(address, 'GET', `/imports/${data.importId}`, { token })
    if (found.state === 'checked') return data.importId
    if (found.trouble) throw new Error(`The table could not be checked: ${found.trouble}`)
  }
  throw new Error('The table was not checked in time')
}
