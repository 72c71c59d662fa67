/** Changes number, client, court, docket number, kind, type and value of a case. Another client is checked for conflicts. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Changed, DetailsChange } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { settleConflicts } from '../../conflicts/seen-conflicts.ts'
import type { CaseColumns, CaseRow } from '../../tables.ts'
import { changeCase, clientNameOf, searched } from '../change.ts'
import { takeNumber } from '../store/numbers.ts'

export function changeDetails(
  call: CaseCall,
  { caseId, version, conflictsSeen, ...wanted }: DetailsChange & { caseId: string },
): Promise<Changed> {
  const { officeId } = callerOf(call)
  const { clientId } = wanted
  const lockBefore = async (tx: Tx) => clientId && call.parts.lockClient(tx, officeId, clientId)
  const plan = async (tx: Tx, row: CaseRow) => {
    const columns = columnsOf(wanted)
    if (columns.case_number !== undefined && columns.case_number !== row.case_number)
      await takeNumber(tx, { officeId, caseId }, columns.case_number)
    const before = await clientNameOf(call, tx, row.client_id)
    const after = await clientAfter(call, tx, row, columns, before)
    if (clientId && clientId !== row.client_id && after !== undefined)
      await settleConflicts(call, tx, {
        caseId,
        caseTitle: row.display_title,
        names: [{ name: after, side: 'ours', clientId }],
        conflictsSeen,
      })
    return {
      fields: Object.keys(wanted),
      columns: searched(row, columns, after),
      details: {
        ...changesOf(row, columns),
        ...(before !== after && { clientBefore: before, clientAfter: after }),
      },
    }
  }
  return changeCase(call, { caseId, seen: version }, plan, lockBefore)
}

/** Columns of the fields that were sent; null takes a value away. */
function columnsOf({
  caseNumber,
  externalId,
  clientId,
  courtName,
  docketNumber,
  jurisdiction,
  caseType,
  claimValue,
}: Omit<DetailsChange, 'version' | 'conflictsSeen'>) {
  return {
    ...(caseNumber !== undefined && { case_number: caseNumber }),
    ...(externalId !== undefined && { external_id: externalId }),
    ...(clientId !== undefined && { client_id: clientId }),
    ...(courtName !== undefined && { court_name: courtName }),
    ...(docketNumber !== undefined && { docket_number: docketNumber }),
    ...(jurisdiction !== undefined && { jurisdiction }),
    ...(caseType !== undefined && { case_type: caseType }),
    ...(claimValue !== undefined && { claim_value: claimValue }),
  }
}

async function clientAfter(
  call: CaseCall,
  tx: Tx,
  row: CaseRow,
  columns: CaseColumns,
  before: string | undefined,
): Promise<string | undefined> {
  if (columns.client_id === undefined || columns.client_id === row.client_id) return before
  return columns.client_id === null ? undefined : requireClient(call, tx, columns.client_id)
}

/** Name of the client, who cannot be deleted before the transaction ends. @throws AppError `case.client_not_found` */
export async function requireClient(call: CaseCall, tx: Tx, clientId: string): Promise<string> {
  const client = await call.parts.lockClient(tx, callerOf(call).officeId, clientId)
  if (!client) throw new AppError('case.client_not_found')
  return client.name
}

const plainFields = [
  ['caseNumber', 'case_number'],
  ['externalId', 'external_id'],
  ['courtName', 'court_name'],
  ['docketNumber', 'docket_number'],
  ['jurisdiction', 'jurisdiction'],
  ['caseType', 'case_type'],
  ['claimValue', 'claim_value'],
] as const

const changesOf = (row: CaseRow, columns: CaseColumns): Record<string, unknown> =>
  Object.fromEntries(
    plainFields
      .filter(([, column]) => columns[column] !== undefined && columns[column] !== row[column])
      .flatMap(([field, column]) => [
        [`${field}Before`, row[column]],
        [`${field}After`, columns[column]],
      ]),
  )
