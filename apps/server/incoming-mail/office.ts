/** For tests of incoming mail: offices with cases and people, mails, and their files in the store. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Person, World } from '../sweep/world.ts'

export interface Letter {
  subject?: string
  from?: string
  to?: string
  text?: string
  id?: string
  files?: Readonly<Record<string, string>>
}

const part = (name: string, content: string) =>
  `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`

/** A mail as the bytes that a mail server gives. */
export function mailOf({
  subject = 'Konu',
  from = 'Ali Kaya <ali@ornek.test>',
  to = 'Büro <buro@ornek.test>',
  text = 'Metin',
  id = `<${randomUUID()}@ornek.test>`,
  files = {},
}: Letter): string {
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`
  const head = `From: ${from}\r\nTo: ${to}\r\nSubject: ${encoded}\r\nMessage-ID: ${id}\r\nMIME-Version: 1.0\r\n`
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
    ...Object.entries(files).map(([name, content]) => part(name, content)),
  ]
  const boundary = 'sinir'
  const body = parts.map((one) => `--${boundary}\r\n${one}`).join('')
  return `${head}Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${body}--${boundary}--\r\n`
}

/** Calls for tests of one office. */
export function officeOf(world: World) {
  const mustCall = async (who: Person, name: string, input: object = {}) => {
    const answer = await world.call(who.headers, name, input)
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const newCase = async (who: Person, more: object = {}): Promise<string> => {
    const body = {
      displayTitle: 'Yılmaz / ABC',
      caseNumber: randomUUID().slice(0, 8),
      conflictsSeen: true,
      ...more,
    }
    return String((await mustCall(who, 'cases.create', { body })).caseId)
  }
  const codeOf = async (who: Person, caseId: string): Promise<string> =>
    (await mustCall(who, 'mail.address', { params: { caseId } })).code
  const fileOf = (bytes: string) => new File([bytes], 'Posta.eml', { type: 'message/rfc822' })
  const bring = async (who: Person, letter: Letter | string) => {
    const bytes = typeof letter === 'string' ? letter : mailOf(letter)
    return mustCall(who, 'mail.bring', { body: { File: fileOf(bytes) } })
  }
  const list = async (who: Person, query: object = {}) => (await mustCall(who, 'mail.list', { query })).items
  /** A colleague with an ordinary role and these rights. */
  const colleague = async (of: Person, rights: Record<string, 'read' | 'write'> = {}): Promise<Person> => {
    const person = await world.signIn()
    const office = sql`(select company_id from memberships where user_id = ${of.userId})`
    await world.system(
      sql`update memberships set company_id = ${office}, roles = '{USER}' where user_id = ${person.userId}`,
    )
    for (const [caseId, granted] of Object.entries(rights))
      await world.system(sql`insert into case_rights (company_id, case_id, user_id, granted)
        values (${office}, ${caseId}, ${person.userId}, ${granted})`)
    return person
  }
  const documents = async (who: Person, caseId: string): Promise<string[]> =>
    (await mustCall(who, 'documents.list', { params: { caseId }, query: { sort: 'name' } })).items.map(
      ({ name }: { name: string }) => name,
    )
  const filesOnDisk = async (): Promise<number> => {
    const names = await readdir(join(world.folder, 'files', 'documents'), { recursive: true }).catch(() => [])
    return names.filter((name) => /[0-9a-f-]{36}$/.test(name)).length
  }
  const decide = (who: Person, name: 'mail.file' | 'mail.decline', mailId: string, caseId?: string) =>
    world.call(who.headers, name, { params: { mailId }, ...(caseId && { body: { caseId } }) })
  return { mustCall, newCase, codeOf, bring, list, colleague, documents, filesOnDisk, decide, fileOf }
}
