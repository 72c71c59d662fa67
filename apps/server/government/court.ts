/**
 * For tests of court files: a list of the portal, synced as the extension does it, and the resulting state of the
 * server.
 */
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { officeOf } from '../incoming-mail/office.ts'
import type { Person, World } from '../sweep/world.ts'

export interface Entry {
  courtFileNo: string
  type?: string
  occurrence?: number
  /** The content of its file; none if it cannot be fetched. */
  content?: string
  references?: { order: number; type: string; content?: string }[]
  [field: string]: unknown
}

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString()
export const copyOf = (content: string) => new File([content], 'evrak.txt', { type: 'text/plain' })
const shaOf = (content: string) => createHash('sha256').update(content).digest('hex')

export const court = {
  courtId: 'B-101',
  caseNo: '2026/1755',
  typeCode: '15',
  courtName: 'Ankara 3. Asliye Ticaret',
}
const dated = {
  approvalDate: '2026-11-18',
  senderDate: '2026-11-19',
  mainFileDomain: '2026/1755(Hukuk Dava Dosyası)',
}

export function courtOf(world: World) {
  const { mustCall, newCase, colleague, documents } = officeOf(world)
  /** A colleague who may write every case. */
  const caseAdmin = async (of: Person): Promise<Person> => {
    const person = await colleague(of)
    await world.system(sql`update memberships set roles = '{CASEADMIN}' where user_id = ${person.userId}`)
    return person
  }
  const link = (who: Person, more: object = {}) =>
    mustCall(who, 'government.create', { body: { ...court, readAt: at(0), conflictsSeen: true, ...more } })
  const verify = async (
    who: Person,
    governmentCaseId: string,
    entries: readonly Entry[],
    more: object = {},
  ) => {
    const files = entries.map(({ content: _, references = [], ...entry }) => ({
      ...dated,
      ...{ type: 'Duruşma Zaptı', references: references.map(({ content: __, ...one }) => one) },
      ...entry,
    }))
    return (
      await mustCall(who, 'government.verifyFiles', {
        body: { governmentCaseId, readAt: at(1), files, ...more },
      })
    ).items as { fileId: string; needed: boolean; references: { fileId: string; needed: boolean }[] }[]
  }
  const fields = (entry: Entry) => ({
    ...{ CourtId: court.courtId, GovernmentCaseNo: court.caseNo, CourtFileNo: entry.courtFileNo },
    ...{ SenderDate: dated.senderDate, ApprovalDate: dated.approvalDate },
    ...{ Type: entry.type ?? 'Duruşma Zaptı', MainFileDomain: dated.mainFileDomain },
  })
  const add = (who: Person, entry: Entry, more: object = {}) =>
    world.call(who.headers, 'government.addFile', {
      body: { ...fields(entry), File: copyOf(entry.content ?? ''), ...more },
    })
  /** A whole sync: the list, its wanted files, and the end. */
  const sync = async (
    who: Person,
    governmentCaseId: string,
    entries: readonly Entry[],
    minute = 1,
    more: object = {},
  ) => {
    const readAt = at(minute)
    const items = await verify(who, governmentCaseId, entries, { readAt, ...more })
    let sent = 0
    for (const [index, { fileId, needed, references }] of items.entries()) {
      const entry = entries[index] as Entry
      if (needed && entry.content !== undefined) {
        sent += 1
        // The number of the case that was linked.
        const answer = await add(who, entry, { GovernmentFileId: fileId, GovernmentCaseNo: '' })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer))
      }
      for (const [place, one] of references.entries()) {
        const { order = 0, content } = entry.references?.[place] ?? {}
        if (!one.needed || content === undefined) continue
        sent += 1
        const body = {
          MainFileId: fileId,
          ReferencedFileId: one.fileId,
          Order: String(order),
          File: copyOf(content),
        }
        await mustCall(who, 'government.addReferenceFile', { body })
      }
    }
    await mustCall(who, 'government.endFileSync', { body: { governmentCaseId, readAt, isComplete: true } })
    return sent
  }
  const files = (who: Person, caseId: string, query: object = {}) =>
    mustCall(who, 'government.files', { params: { caseId }, query })
  /** The state without click times: rows, contents and documents. */
  const known = async (caseId: string) => {
    const rows = async <Row>(work: RawBuilder<Row>) => (await world.system(work)).rows
    return {
      files:
        await rows(sql`select f.domain, f.court_file_no, f.type, f.occurrence, f.position, f.listed_at, f.copies
        from government_files f join government_cases g on g.id = f.government_case_id where g.case_id = ${caseId}
        order by f.domain, f.court_file_no, f.type, f.occurrence, f.position`),
      copies: await rows(sql`select c.sha256, c.read_at from government_copies c
        join government_cases g on g.id = c.government_case_id where g.case_id = ${caseId} order by 1`),
      names: await rows(
        sql`select name, section, latest_number from documents where case_id = ${caseId} order by 1`,
      ),
      // It is unknown which of two similar documents came first.
      contents:
        await rows(sql`select v.sha256 from documents d join document_versions v on v.document_id = d.id
        where d.case_id = ${caseId} order by 1`),
    }
  }
  return { mustCall, newCase, colleague, caseAdmin, documents, link, verify, add, sync, files, known, shaOf }
}
