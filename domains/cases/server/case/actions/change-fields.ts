/** Changes of a single field of a case. */

import { callerOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type {
  Changed,
  DeadlineChange,
  DescriptionChange,
  DisplayTitleChange,
  PriorityChange,
  StateChange,
  TitleChange,
} from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { changeCase, clientNameOf, searched } from '../change.ts'
import { removeDraft } from '../store/drafts.ts'

/** What a row about one case is given. */
type Of<Body extends z.ZodType> = z.output<Body> & { caseId: string }

const none = 'none'

export const changeTitle = (
  call: CaseCall,
  { caseId, version, title }: Of<typeof TitleChange>,
): Promise<Changed> =>
  changeCase(call, { caseId, seen: version }, async (tx, row) => ({
    fields: ['title'],
    columns: searched(row, { title }, await clientNameOf(call, tx, row.client_id)),
    details: { before: row.title, after: title },
  }))

/** A hidden title that nobody has set apart stays the same as the displayed one. */
export const changeDisplayTitle = (
  call: CaseCall,
  { caseId, version, displayTitle }: Of<typeof DisplayTitleChange>,
): Promise<Changed> =>
  changeCase(call, { caseId, seen: version }, async (tx, row) => {
    const follows = row.title === row.display_title
    const columns = { display_title: displayTitle, ...(follows && { title: displayTitle }) }
    return {
      fields: ['displayTitle', ...(follows ? ['title'] : [])],
      columns: searched(row, columns, await clientNameOf(call, tx, row.client_id)),
      details: { before: row.display_title, after: displayTitle },
    }
  })

export const changeDescription = (
  call: CaseCall,
  { caseId, version, description }: Of<typeof DescriptionChange>,
): Promise<Changed> =>
  changeCase(call, { caseId, seen: version }, async (tx, row) => {
    await removeDraft(tx, { caseId, userId: callerOf(call).userId })
    return {
      fields: ['description'],
      columns: { description },
      details: { before: row.description, after: description },
    }
  })

export const changeState = (
  call: CaseCall,
  { caseId, version, state }: Of<typeof StateChange>,
): Promise<Changed> =>
  changeCase(call, { caseId, seen: version }, (_tx, row) => ({
    fields: ['state'],
    columns: { state },
    details: { before: row.state ?? none, after: state ?? none },
  }))

export const changePriority = (
  call: CaseCall,
  { caseId, version, priority }: Of<typeof PriorityChange>,
): Promise<Changed> =>
  changeCase(call, { caseId, seen: version }, (_tx, row) => ({
    fields: ['priority'],
    columns: { priority },
    details: { before: row.priority ?? none, after: priority ?? none },
  }))

export const changeDeadline = (
  call: CaseCall,
  { caseId, version, deadline }: Of<typeof DeadlineChange>,
): Promise<Changed> =>
  changeCase(call, { caseId, seen: version }, (_tx, row) => ({
    fields: ['deadline'],
    columns: { deadline },
    details: { before: row.deadline, after: deadline },
  }))
