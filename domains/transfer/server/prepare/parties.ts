/** A party from one row, before its case and its client are looked up. */
import { partyTypeIn } from '@mizan/cases/rules/words'
import { NewParty } from '@mizan/cases/schemas'
import { readName } from '@mizan/clients/rules/names/read'
import { lineIn, valuesIn } from '../../rules/values.ts'
import { refuseDays } from './cases.ts'
import type { RowReader } from './cells.ts'

const shape = NewParty.omit({ clientId: true })

export interface PartyRow {
  wanted: ReturnType<typeof shape.parse>
  caseNumber: string
  clientName: string | undefined
}

/** A party that is a client may leave out its name; the name says whether it is a person if the type does not. */
export function readParty(reader: RowReader): PartyRow | undefined {
  const line = (field: string) => lineIn(reader.text(field) ?? '')
  const clientName = line('clientName')
  const caseNumber = line('caseNumber')
  if (caseNumber === undefined) reader.refuse('caseNumber', 'required')
  refuseDays(reader, 'caseNumber')
  const name = line('name') ?? clientName ?? ''
  const type = reader.read('type', 'party_type', partyTypeIn)
  const read = shape.safeParse({
    name,
    role: line('role') ?? (clientName === undefined ? 'opponent' : 'claimant'),
    type: type ?? (name !== '' && readName(name).kind === 'plain' ? 'individual' : 'organisation'),
    representatives: valuesIn(reader.text('representatives') ?? '', /[;\n]/).flatMap(
      (one) => lineIn(one) ?? [],
    ),
  })
  for (const issue of read.error?.issues ?? [])
    if (issue.path[0] === 'representatives' && issue.path.length === 1)
      reader.refuse('representatives', 'too_many_values')
    else reader.refuseFor(String(issue.path[0]), issue)
  if (!read.success || caseNumber === undefined || reader.problems.length > 0) return undefined
  return { wanted: read.data, caseNumber, clientName }
}
