/** Domains for tests that add an element to every list. */
import type { OfficeFile } from '@mizan/documents/server'
import type { Call } from '@mizan/platform/call'
import { AppError, type AuditTable, defineAudit, defineRows, type Row } from '@mizan/platform/contract'
import { tenantPolicy } from '@mizan/platform/database'
import { defineServer, type ServerManifest } from '@mizan/platform/domain'
import { desk } from '@mizan/platform/http'
import { sql } from 'kysely'
import { z } from 'zod'

declare module '@mizan/platform/contract/names' {
  interface AuditActions {
    'middle.noted': true
    'last.noted': true
  }
}

export const names = ['middle', 'last'] as const
export type Name = (typeof names)[number]

/** The departures that each domain was notified of. */
export const left: string[] = []
export const bytes: Record<Name, number> = { middle: 1_000, last: 30_000 }
/** The searchable texts of each domain, by the ids of its things. */
export const texts: Record<Name, Map<string, string>> = { middle: new Map(), last: new Map() }
const said = { tr: 'Not etti', en: 'Noted' }
const common = { errors: [], sample: {} } as const

export function adding(name: Name): ServerManifest {
  const audit = defineAudit({ [`${name}.noted`]: { says: said, shows: [] } }) as AuditTable
  const row = {
    ...common,
    group: name,
    summary: 'Notes',
    answer: z.object({ done: z.literal(true) }),
    asks: true,
  } as const
  const rows = defineRows({
    [`${name}.note`]: {
      ...row,
      method: 'POST',
      path: `/${name}/note`,
      access: { session: 'bearer' },
      asks: undefined,
      fails: said,
      audit: audit[`${name}.noted`],
    },
    [`${name}.add`]: {
      ...row,
      method: 'POST',
      path: `/${name}/add`,
      access: { session: 'bearer', writes: true },
      body: z.object({ text: z.string() }),
      asks: undefined,
      fails: said,
      audit: audit[`${name}.noted`],
    },
    [`${name}.read`]: {
      ...row,
      method: 'GET',
      asks: undefined,
      path: `/${name}/read`,
      access: { session: 'bearer' },
    },
    [`${name}.key`]: {
      ...row,
      method: 'GET',
      asks: undefined,
      path: `/${name}/{secretKey}`,
      params: z.object({ secretKey: z.string() }),
      access: { session: 'secretKey', keyOf: name },
    },
    [`${name}.guest`]: {
      ...row,
      method: 'POST',
      path: `/${name}/guest`,
      access: { session: 'guest', conversationOf: name },
    },
    [`${name}.human`]: { ...row, method: 'POST', path: `/${name}/human`, access: { session: 'human' } },
    [`${name}.hook`]: {
      ...row,
      method: 'POST',
      path: `/${name}/hook`,
      access: { session: 'webhook', sender: name },
      body: z.looseObject({}),
    },
  } as unknown as Record<string, Row>)
  const done = () => ({ done: true as const })
  const note = (call: Call) =>
    call.office(async (tx) => {
      tx.about(name)
      return done()
    })
  return defineServer({
    name,
    rows,
    audit,
    migrations: [
      {
        name: `${name}-0001-files`,
        sql: `create table ${name}_files (id text primary key, company_id text not null, wrapped_key bytea not null);
          ${tenantPolicy(`${name}_files`)}`,
      },
    ],
    lists: () => ({
      hiddenEntries: [() => sql<boolean>`audit_entries.action = ${`${name}.noted`}`],
      memberLeft: [async (_tx, { userId }) => void left.push(`${name} ${userId}`)],
      keyPlaces: [{ table: `${name}_files`, fileKeyOf: fileKeyOf(name) }],
      storedBytes: [
        () => ({ stored: sql`${bytes[name]}::int`, promised: sql`0`, lately: sql`0`, outstanding: sql`0` }),
      ],
      searchedTexts: [
        {
          source: name,
          isOpenTo: async () => true,
          read: async (_tx, id) => [{ page: null, text: texts[name].get(id) ?? '' }],
          namesOf: async (_tx, ids) =>
            new Map(ids.filter((id) => texts[name].has(id)).map((id) => [id, `Of ${name}`])),
        },
      ],
      officeFiles: [
        {
          count: async () => ({ files: 1, bytes: bytes[name] }),
          all: async function* () {
            yield fileOf(name)
          },
        },
      ],
      notificationSubjects: [
        {
          kind: name,
          access: {},
          readable: () => sql<boolean>`false`,
          named: async () => new Map(),
          groups: [{ name: said, kinds: { [`${name}Noted`]: { name: said, usual: ['screen'] } } }],
        },
      ],
      tools: [
        { name: `read_${name}`, row: `${name}.read`, scope: 'research', describes: 'Reads', fields: {} },
      ],
      proposals: [
        {
          name: `propose_${name}`,
          row: `${name}.add`,
          describes: 'Adds',
          fields: { text: 'Text' },
          given: [],
        },
      ],
      secretKeys: [{ of: name, opens: async (_tx, key) => key === `key-of-${name}` }],
      webhooks: [{ sender: name, check: (headers) => delivered(name, String(headers['x-signed'])) }],
      conversations: [
        { of: name, conversationOf: async (_tx, token) => (token === `of-${name}` ? token : undefined) },
      ],
      humanChecks: [{ isHuman: async (solution) => solution === `human-${name}` }],
    }),
    open: () => ({
      desk: desk(
        rows,
        Object.fromEntries(
          Object.keys(rows).map((row) => [row, row.endsWith('.note') ? note : done]),
        ) as never,
      ),
    }),
  })
}

export const fileKeyOf = (name: Name) => (id: string) => `${name}/${id}`

const fileOf = (name: Name): OfficeFile => ({
  ...{ id: name, caseId: 'none', caseNumber: 'D-1', caseTitle: 'Yılmaz', documentName: `${name}.txt` },
  ...{ number: 1, isLatest: true, extension: 'txt', size: name.length, sha256: '', createdBy: 'nobody' },
  createdAt: '2026-12-11T08:00:00.000Z',
  open: async function* () {
    yield Buffer.from(name)
  },
})

function delivered(sender: string, signed: string) {
  if (signed !== sender) throw new AppError('webhook.unsigned')
  return { kind: 'webhook', sender, id: '1', bodyHash: '' } as const
}
