/** Two offices: a large one on a trial, whose people attack, and one whose person works meanwhile. */
import { loadConfig } from '@mizan/platform/config'
import { createLog } from '@mizan/platform/log'
import type { Pool } from 'pg'
import { openParts } from '../../../apps/server/parts.ts'
import { fillOffice } from '../../bench/office/fill.ts'
import { joinOneOffice, signUpStaff } from '../../bench/office/people.ts'
import { answerOf, type SignedUp, signUpWithPlan } from '../../people.ts'
import { makeDataFolder, type Server, startServer } from '../server-process.ts'
import { copyUsedInstallation } from '../used-installation.ts'
import { addDocuments } from './documents.ts'
import { checkTable } from './table.ts'

/** The ids that the dear calls name. */
export interface PreparedIds {
  caseIds: string[]
  clientId: string
  documentIds: string[]
  importId: string
  feedUrl: string
  decisionId: string
}

export interface Offices {
  dataDir: string
  attackers: SignedUp[]
  worker: SignedUp
  filled: PreparedIds
  remove: () => void
}

const sizes = { cases: 2_000, tasks: 10_000, entries: 10_000, clients: 1_000, transactions: 8_000 }
/** The lines of the account whose statement is requested. */
const mostLines = 2_000
const attackers = 9
const quiet = { RATE_LIMITS: 'off' }

export async function openOffices(): Promise<Offices> {
  const { dataDir, remove } = makeDataFolder()
  try {
    await copyUsedInstallation(dataDir)
    const people = await arrive(await startServer(dataDir, quiet))
    const { worker, members } = people
    await fillTables(dataDir, members)
    const server = await startServer(dataDir, quiet)
    const filled = await fillThroughCalls(server, members[0] as SignedUp)
    await server.end('SIGTERM')
    return { dataDir, attackers: members, worker, filled, remove }
  } catch (error) {
    remove()
    throw error
  }
}

async function arrive(server: Server): Promise<{ worker: SignedUp; members: SignedUp[] }> {
  const members = await signUpStaff(server.address, attackers - 1)
  const worker = await signUpWithPlan(server.address, 1_000)
  await server.end('SIGTERM')
  return { worker, members }
}

async function fillTables(dataDir: string, members: SignedUp[]): Promise<void> {
  const config = { ...loadConfig(), dataDir, databaseUrl: undefined }
  const { database } = await openParts(config, createLog({ level: 'error' }))
  try {
    const staff = await joinOneOffice(database.pool, members)
    await fillOffice(database.pool, staff, sizes)
    await giveAllRoles(database.pool, staff.officeId)
  } finally {
    await database.close()
  }
}

/** Everybody is an administrator, and one client has a long account. */
async function giveAllRoles(pool: Pool, officeId: string): Promise<void> {
  const client = await pool.connect()
  await client.query(`select set_config('app.company_id', '*', false)`)
  await client.query(`update memberships set roles = '{ADMIN}' where company_id = $1`, [officeId])
  await client.query(
    `update client_transactions set client_id = 'client-1' where id in
       (select id from client_transactions where company_id = $1 order by id limit $2)`,
    [officeId, mostLines],
  )
  client.release(true)
}

async function fillThroughCalls({ address }: Server, { accessToken: token }: SignedUp): Promise<PreparedIds> {
  const caseIds = Array.from({ length: 500 }, (_, at) => `case-${at + 1}`)
  const [caseId = ''] = caseIds
  const documentIds = await addDocuments(address, token, caseId)
  const importId = await checkTable(address, token)
  const { address: feedUrl } = await answerOf<{ address: string }>(address, 'POST', '/calendar/feed', {
    token,
    body: {},
  })
  const found = await answerOf<{ items: { id: string }[] }>(address, 'POST', '/case-search/filtered-search', {
    token,
    body: { query: 'kira', searchCountry: 'turkey' },
  })
  const decisionId = found.items[0]?.id ?? ''
  return { caseIds, clientId: 'client-1', documentIds, importId, feedUrl, decisionId }
}
