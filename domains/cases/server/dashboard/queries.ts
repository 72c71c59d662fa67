/** The dashboard: cases and tasks of the caller, and what is due. */
import { namesFor } from '@mizan/identity/server'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { managesAllCases } from '../../access.ts'
import { mostCounted } from '../../data/limits.ts'
import type { DashboardCases, DashboardQuery, DashboardTasks, Today, TodayQuery } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import { clientNamesFor, presentLines } from '../case/present.ts'
import { pageOfCases } from '../lists/store/lists.ts'
import type { Reader } from '../rights/known-rights.ts'
import { countOf, readable } from '../rights/store/readable.ts'
import { presentTasks } from '../tasks/present.ts'
import { presentDue } from './present-due.ts'
import { listDated } from './store/dated.ts'
import { casesOfPerson, countTasksOf, pageOfTasks } from './store/own.ts'

export function listOwnCases(
  call: CaseCall,
  { pageIndex, pageSize, ...wanted }: DashboardQuery,
): Promise<DashboardCases> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const found = casesOfPerson(tx, await call.parts.rights.readerOf(tx, caller), wanted)
    const total = await countOf(found.cases)
    const page = { pageIndex, pageSize }
    const listed = total > 0 ? await pageOfCases(tx, caller, { ...found, page }) : []
    return { items: await presentLines(call, tx, listed), total, ...page }
  })
}

export function listOwnTasks(
  call: CaseCall,
  { pageIndex, pageSize, ...wanted }: DashboardQuery,
): Promise<DashboardTasks> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const page = { pageIndex, pageSize }
    const count = await countTasksOf(tx, caller, wanted, mostCounted + pageIndex * pageSize)
    const rows = count.total > 0 ? await pageOfTasks(tx, caller, { wanted, page }) : []
    const clients = await clientNamesFor(call, tx, rows)
    const tasks = await presentTasks(call, tx, rows)
    const items = rows.map((row, index) => ({
      ...(tasks[index] as (typeof tasks)[number]),
      caseNumber: row.case_number,
      caseTitle: row.case_title,
      clientName: clients.get(row.client_id ?? '') ?? null,
    }))
    return { items, ...count, ...page }
  })
}

const nextDays = 7
const recentlyChanged = 6

export function readToday(call: CaseCall, { scope, most }: TodayQuery): Promise<Today> {
  const caller = callerOf(call)
  const manages = managesAllCases(caller.roles)
  const isOfOffice = manages && scope === 'office'
  return call.office.read(async (tx) => {
    const date = dayInTurkey(tx.clock.now())
    const reader = await call.parts.rights.readerOf(tx, caller)
    return {
      date,
      scope: isOfOffice ? 'office' : 'mine',
      ...(await due(call, tx, { reader, isOfOffice, today: date, most })),
      recentCases: await recentCases(call, tx, reader),
      may: manages ? ['seeOffice'] : [],
    }
  })
}

async function due(
  call: CaseCall,
  tx: Tx,
  { reader, isOfOffice, today, most }: { reader: Reader; isOfOffice: boolean; today: string; most: number },
): Promise<Pick<Today, 'overdue' | 'today' | 'nextDays'>> {
  const until = addDays(today, nextDays)
  const rows = await listDated(tx, reader, { isOfOffice, today, until, most })
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    rows.map(({ assignee_id }) => assignee_id),
  )
  const part = (name: (typeof rows)[number]['part']) => {
    const own = rows.filter((row) => row.part === name)
    const items = own.map((row) => presentDue(row, { caller: callerOf(call), isOfOffice }, person))
    return { items, total: own[0]?.total ?? 0 }
  }
  return { overdue: part('overdue'), today: part('today'), nextDays: part('nextDays') }
}

async function recentCases(call: CaseCall, tx: Tx, reader: Reader): Promise<Today['recentCases']> {
  const caller = callerOf(call)
  const cases = readable(tx, reader)
  const page = { pageIndex: 0, pageSize: recentlyChanged }
  const listed = await pageOfCases(tx, caller, { cases, order: { sort: 'changed' }, page })
  const rows = listed.map(({ row }) => row)
  const clients = await clientNamesFor(call, tx, rows)
  return rows.map((row) => ({
    caseId: row.id,
    caseNumber: row.case_number,
    displayTitle: row.display_title,
    state: row.state,
    clientName: clients.get(row.client_id ?? '') ?? null,
    changedAt: row.changed_at,
  }))
}
