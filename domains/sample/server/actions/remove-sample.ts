/** Removes the sample of an office in one transaction; only here are ledgers and histories deleted for good. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { RemovalResult } from '../../contract.ts'
import { doomedOf } from '../../rules/kept-records.ts'
import type { SampleCall, Tx } from '../call.ts'
import { countsIn } from '../queries/sample.ts'
import { deleteNodes, deleteTraces, loadNodes, lockRoots, namesOf } from '../store/records.ts'
import { roots, tablesOfRoots } from '../store/references.ts'
import { accounts, listSample, lockSample, noteRemoved } from '../store/sample.ts'

export function removeSample(call: SampleCall): Promise<RemovalResult> {
  const { officeId, userId, roles } = callerOf(call)
  if (!roles.includes('ADMIN')) throw new AppError('sample.for_administrators')
  return call.office(async (tx) => {
    const office = await lockSample(tx, officeId)
    if (!office || office.removed_at !== null) throw new AppError('sample.none')
    const sample = await listSample(tx, officeId)
    const { doomed, kept } = await deleteRecords(tx, officeId, sample)
    const people = (sample.get(accounts) ?? []).filter((id) => id !== userId)
    await tx.system(async (system) => {
      for (const id of people) await call.parts.eraseAccount(system, id)
    })
    await noteRemoved(tx, officeId)
    const counts = new Map(roots.map((root) => [root as string, doomed.get(root)?.length ?? 0]))
    const removed = countsIn(counts.set(accounts, people.length))
    tx.about(officeId, {
      cases: String(removed.cases),
      clients: String(removed.clients),
      ...(kept.length > 0 && { kept: kept.map(({ name }) => name) }),
    })
    return { removed, kept }
  })
}

async function deleteRecords(tx: Tx, officeId: string, sample: ReadonlyMap<string, string[]>) {
  const tables = await tablesOfRoots(tx)
  await lockRoots(tx, sample)
  const nodes = await loadNodes(tx, tables, sample)
  const doomed = doomedOf(nodes)
  await deleteNodes(tx, tables, doomed)
  await deleteTraces(tx, officeId, [...doomed.values()].flat())
  const left = roots.map((root): [string, string[]] => {
    const gone = new Set(doomed.get(root))
    return [root, (sample.get(root) ?? []).filter((id) => !gone.has(id))]
  })
  return { doomed, kept: await namesOf(tx, new Map(left)) }
}
